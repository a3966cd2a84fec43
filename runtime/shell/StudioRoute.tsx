import { Suspense } from 'react'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { Spinner } from '../kit/Spinner'
import { wordedPart } from '../session/wordedPart'
import { useText } from '../text/useText'

const Studio = wordedPart('studio', () => import('../studio/Studio'), 'Studio')

/** `/studio` and `/studio/:code`: authoring, fetched when first opened. */
export function StudioRoute() {
  const { text } = useText()
  return (
    <ErrorBoundary name={text('shell.studio')}>
      <Suspense fallback={<Spinner minHeight={320} />}>
        <Studio />
      </Suspense>
    </ErrorBoundary>
  )
}
