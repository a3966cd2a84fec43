import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A face that is loaded when it is first shown: what weighs much (calendars, trees, pickers, the editor of rich text) is no part of the
 * first page. A quiet box of the height in pixels keeps its place meanwhile; 0 keeps none. Once loaded it is drawn at once: React shows
 * what was waited for with a delay, and a form with many dates would feel it.
 */
export function lazyFace<P extends object>(load: () => Promise<ComponentType<P>>, height = 32): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  const Loaded = lazy(async () => {
    loaded = await load()
    return { default: loaded as ComponentType<object> }
  })
  const placeholder = height > 0 ? <div className="field-loading" style={{ height }} aria-hidden /> : null
  return (props: P) => {
    // Decided once per place: another component in it would lose the focus and what was opened.
    const [Known] = useState(() => loaded)
    if (Known) return <Known {...props} />
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
