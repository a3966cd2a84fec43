import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { Fence } from '../kit/Fence'
import { Spinner } from '../kit/Spinner'

const PageView = lazy(async () => ({ default: (await import('../blocks/PageView/PageView')).PageView }))

/** `/p/:code`: the published page with this code. The interpreter is fetched with the first page. */
export function PageByCode() {
  const { code = '' } = useParams()
  return (
    <Fence name={code} resetKeys={[code]}>
      <Suspense fallback={<Spinner minHeight={320} />}>
        <PageView key={code} code={code} />
      </Suspense>
    </Fence>
  )
}
