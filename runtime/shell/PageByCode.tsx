import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyPart } from '../kit/lazyPart'
import { Spinner } from '../kit/Spinner'

const PageView = lazyPart(() => import('../pages/PageView'), 'PageView')

/** A published page: the one with this code, or that of the address (`/p/:code`). The interpreter is fetched with the first page. */
export function PageByCode({ code: given }: { code?: string }) {
  const params = useParams()
  const code = given ?? params.code ?? ''
  return (
    <ErrorBoundary name={code} resetKeys={[code]}>
      <Suspense fallback={<Spinner minHeight={320} />}>
        <PageView key={code} code={code} />
      </Suspense>
    </ErrorBoundary>
  )
}
