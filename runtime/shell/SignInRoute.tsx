import { Suspense } from 'react'
import { lazyPart } from '../kit/lazyPart'
import { Spinner } from '../kit/Spinner'
import type { SignInContent } from './signIn/SignInPage'

const SignInPage = lazyPart(() => import('./signIn/SignInPage'), 'SignInPage')

/** `/user/…`: sign-in and what belongs to it, fetched when somebody comes there. */
export function SignInRoute({ content }: { content: SignInContent }) {
  return (
    <Suspense fallback={<Spinner minHeight={400} />}>
      <SignInPage content={content} />
    </Suspense>
  )
}
