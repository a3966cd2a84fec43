import { type ComponentType, Suspense } from 'react'
import { Fence } from '../kit/Fence'
import { Spinner } from '../kit/Spinner'
import { useText } from '../text/useText'

interface LazyPlaceProps {
  /** Key of the text that names the page, should it fail. */
  name: string
  /** The page, fetched when it is first opened. */
  Place: ComponentType
}

/** A page of the product that is fetched when it is first opened. */
export function LazyPlace({ name, Place }: LazyPlaceProps) {
  const { text } = useText()
  return (
    <Fence name={text(name)}>
      <Suspense fallback={<Spinner minHeight={320} />}>
        <Place />
      </Suspense>
    </Fence>
  )
}
