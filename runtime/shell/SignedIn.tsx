import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { CallError } from '../calls/Calls'
import { LoadFailed } from '../kit/LoadFailed'
import { lazyFetched, lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { errorText } from '../session/errorText'
import { hasSignedOutAtom, tokenAtom } from '../session/session'
import { usePermissions } from '../session/usePermissions'
import { useText } from '../text/useText'
import { useAppServices } from './AppServices'
import { fetchFrame } from './fetchFrame'
import { LazyRoute } from './LazyRoute'
import { FirstFrame } from './layout/FirstFrame'
import { AnonymousRoute } from './public/AnonymousRoute'
import { codeAt } from './public/publicPaths'
import { notFoundPath, signInAddress, signInPath } from './redirect'
import { SignOutButton } from './SignOutButton'
import { SignOutWithReason } from './SignOutWithReason'
import { isPageComingAtom } from './startEarly'

const HostedRoutes = lazyFetched(fetchFrame)
const NotFoundPage = lazyPart(() => import('./NotFoundPage'), 'NotFoundPage')

/** Failures that a second try can mend; any other says that the session is of no use. */
const passing: readonly CallError['kind'][] = ['offline', 'timeout', 'server', 'notFound', 'cancelled']

/** The guard before everything that needs a session. */
export function SignedIn() {
  const token = useAtomValue(tokenAtom)
  const hasSignedOut = useAtomValue(hasSignedOutAtom)
  const location = useLocation()
  if (token) return <WithPermissions />
  if (location.pathname === notFoundPath) return <LazyRoute name="shell.notFoundTitle" Screen={NotFoundPage} />
  const code = codeAt(location.pathname)
  if (code && !hasSignedOut) return <AnonymousRoute code={code} />
  return <Navigate to={hasSignedOut ? signInPath : signInAddress(location)} replace />
}

function WithPermissions() {
  const { calls } = useAppServices()
  const { text } = useText()
  const { data, error, refetch } = usePermissions(calls)
  const isPageComing = useAtomValue(isPageComingAtom)
  if (data && !isPageComing) {
    return (
      <PartSuspense fallback={<Loading />}>
        <HostedRoutes permissions={data} />
      </PartSuspense>
    )
  }
  if (!error) return <Loading />
  // Whatever is no refusal of the server says nothing of the session.
  if (error instanceof CallError && !passing.includes(error.kind)) return <SignOutWithReason reason={error.message} />
  return (
    <main className="pw-full-page">
      <LoadFailed title={text('shell.menuFailed')} message={errorText(error, text)} onRetry={() => void refetch()}>
        <SignOutButton />
      </LoadFailed>
    </main>
  )
}

function Loading() {
  const { text } = useText()
  return (
    <>
      <FirstFrame />
      <output className="pw-visually-hidden">{text('kit.loading')}</output>
    </>
  )
}
