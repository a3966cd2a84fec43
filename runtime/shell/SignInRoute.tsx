import { Suspense } from 'react'
import { Spinner } from '../kit/Spinner'
import { wordedPart } from '../session/wordedPart'
import type { SignInContent } from './signIn/SignInPage'

const SignInPage = wordedPart('signIn', () => import('./signIn/SignInPage'), 'SignInPage')

/** `/user/…`: sign-in and what belongs to it, fetched when somebody comes there. */
export function SignInRoute({ content }: { content: SignInContent }) {
  return (
    <Suspense fallback={<Spinner minHeight={400} />}>
      <SignInPage content={content} />
    </Suspense>
  )
}
