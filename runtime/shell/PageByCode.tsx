import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyFetched, lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { fetchPageView } from '../pages/fetchPageView'

const PageView = lazyFetched(fetchPageView)
const WaysOut = lazyPart(() => import('./WaysOut'), 'WaysOut')

const waysOut = (
  <PartSuspense>
    <WaysOut />
  </PartSuspense>
)

/** A published page: the one with this code, or that of the address (`/p/:code`). The interpreter is fetched with the first page. */
export function PageByCode({ code: given }: { code?: string }) {
  const params = useParams()
  const navigate = useNavigate()
  const code = given ?? params.code ?? ''
  // An old link to a page that was renamed: the address follows, so that the next one is right.
  const follow = useCallback((now: string) => void navigate(`/p/${now}`, { replace: true }), [navigate])
  return (
    <ErrorBoundary name={code} resetKeys={[code]}>
      <PartSuspense fallback={<Spinner minHeight={320} />}>
        <PageView key={code} code={code} waysOut={waysOut} onRenamed={given === undefined ? follow : undefined} />
      </PartSuspense>
    </ErrorBoundary>
  )
}
