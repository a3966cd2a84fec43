import { type FunctionComponent, useEffect } from 'react'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { whenIdle } from './whenIdle'

/**
 * A component that is fetched when the browser has nothing else to do, for what nobody misses: what cannot be fetched leaves its place empty, and is asked
 * for again when it is shown the next time.
 */
export function idlePart<M, N extends keyof M>(load: () => Promise<M>, name: N): FunctionComponent<PropsOf<M[N]>> {
  const part = reachedPart(load, name)
  return function IdlePart(props: PropsOf<M[N]>) {
    const [Part, reach] = part.useReached()
    const isThere = Part !== undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once each time that it is shown
    useEffect(() => (isThere ? undefined : whenIdle(reach)), [isThere])
    return Part && <Part {...props} />
  }
}
