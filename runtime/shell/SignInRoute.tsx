import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { wordedPart } from '../session/wordedPart'
import type { SignInContent } from './signIn/SignInPage'

const SignInPage = wordedPart('signIn', () => import('./signIn/SignInPage'), 'SignInPage')

/** `/user/…`: sign-in and what belongs to it, fetched when somebody comes there. */
export function SignInRoute({ content }: { content: SignInContent }) {
  return (
    <PartSuspense fallback={<Spinner minHeight={400} />}>
      <SignInPage content={content} />
    </PartSuspense>
  )
}
