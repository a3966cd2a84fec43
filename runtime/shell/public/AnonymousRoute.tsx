import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { CallError } from '../../calls/Calls'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { pageConfigKey } from '../../session/usePageConfig'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { signInAddress } from '../redirect'
import { publicPage } from './publicRoutes'

/** What the server says of a page that is not open to anonymous users, or not there: it does not say which. */
const closed: readonly CallError['kind'][] = ['expired', 'forbidden', 'notFound']

/** `/p/:code` before sign-in: a page that is open to anonymous users shows, for any other one has to sign in. */
export function AnonymousRoute({ code }: { code: string }) {
  const { calls } = useAppServices()
  const { text } = useText()
  const location = useLocation()
  const { data, error, refetch } = useQuery({ queryKey: pageConfigKey(code), queryFn: ({ signal }) => calls.pageConfig(code, { signal }) })
  if (data) return publicPage(code)
  if (error instanceof CallError && closed.includes(error.kind)) return <Navigate to={signInAddress(location)} replace />
  return (
    <main className="pw-full-page">
      {error ? <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} /> : <Spinner />}
    </main>
  )
}
