import { ErrorBoundary } from '../kit/ErrorBoundary'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { withArea } from '../session/loadLanguage'
import { wordedPart } from '../session/wordedPart'
import { useText } from '../text/useText'

const importStudio = withArea('editors', () => import('../studio/Studio'))
const Studio = wordedPart('studio', importStudio, 'Studio')

/** `/studio` and `/studio/:code`: authoring, fetched when first opened. */
export function StudioRoute() {
  const { text } = useText()
  return (
    <ErrorBoundary name={text('shell.studio')}>
      <PartSuspense fallback={<Spinner minHeight={320} />}>
        <Studio />
      </PartSuspense>
    </ErrorBoundary>
  )
}
