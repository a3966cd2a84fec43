import { Suspense } from 'react'
import { Fence } from '../kit/Fence'
import { lazyPart } from '../kit/lazyPart'
import { Spinner } from '../kit/Spinner'
import { useText } from '../text/useText'

const Studio = lazyPart(() => import('../studio/Studio'), 'Studio')

/** `/studio` and `/studio/:code`: authoring, fetched when first opened. */
export function StudioPlace() {
  const { text } = useText()
  return (
    <Fence name={text('shell.studio')}>
      <Suspense fallback={<Spinner minHeight={320} />}>
        <Studio />
      </Suspense>
    </Fence>
  )
}
