import type { ComponentType } from 'react'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import type { TextKey } from '../text/TextKey'
import { useText } from '../text/useText'

interface LazyRouteProps {
  /** Key of the text that names the page, should it fail. */
  name: TextKey
  /** The page, fetched when it is first opened. */
  Screen: ComponentType
}

/** A page of the product that is fetched when it is first opened. */
export function LazyRoute({ name, Screen }: LazyRouteProps) {
  const { text } = useText()
  return (
    <ErrorBoundary name={text(name)}>
      <PartSuspense fallback={<Spinner minHeight={320} />}>
        <Screen />
      </PartSuspense>
    </ErrorBoundary>
  )
}
