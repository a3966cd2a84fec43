import { type ComponentType, useLayoutEffect, useState } from 'react'
import { importAgain } from '../../kit/importAgain'
import type { PropsOf } from '../../kit/lazyPart'

/** A component that arrives when it is first shown, or when somebody asks for it ahead. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches the component; it is then drawn at once. Rejects when it cannot be fetched, and tries again when asked again. */
  preload(): Promise<unknown>
  /** true when it is drawn at once. */
  isLoaded(): boolean
}

/**
 * A component that is loaded when it is first shown: what weighs much (calendars, trees, pickers, the editor of rich text) is no part of the
 * first page. A quiet box of the height in pixels keeps its place meanwhile; 0 keeps none. `lazy` and `Suspense` are not used for it: React
 * holds back what was waited for by up to 300 milliseconds, and a form would stand with empty places that long.
 */
export function lazyComponent<M, N extends keyof M>(load: () => Promise<M>, name: N, height = 32): LazyComponent<PropsOf<M[N]>> {
  type P = PropsOf<M[N]>
  let loaded: ComponentType<P> | undefined
  const placeholder = height > 0 ? <div className="field-loading" data-loading style={{ height }} aria-hidden /> : null
  const preload = async () => {
    loaded ??= (await importAgain(load, name)) as ComponentType<P>
    return loaded
  }
  const Placeholder = (props: P) => {
    const [{ Known, failure }, take] = useState<Arrival<P>>(() => ({ Known: loaded }))
    useLayoutEffect(() => {
      if (!Known && !failure)
        preload().then(
          (Loaded) => take({ Known: Loaded }),
          (reason) => take({ failure: { reason } }),
        )
    }, [Known, failure])
    // Thrown where the error boundary around the field sees it.
    if (failure) throw failure.reason
    return Known ? <Known {...props} /> : placeholder
  }
  return Object.assign(Placeholder, { preload, isLoaded: () => loaded !== undefined })
}

interface Arrival<P> {
  Known?: ComponentType<P>
  failure?: { reason: unknown }
}
