import { type FunctionComponent, useEffect } from 'react'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { whenAttended } from './whenAttended'

/**
 * A component that nobody needs before they have pointed at something or pressed a key, so that the first page does not wait for it. What cannot be fetched
 * leaves its place empty, and is asked for again when it is shown the next time.
 */
export function laterPart<M, N extends keyof M>(load: () => Promise<M>, name: N): FunctionComponent<PropsOf<M[N]>> {
  const part = reachedPart(load, name)
  return function LaterPart(props: PropsOf<M[N]>) {
    const [Part, reach] = part.useReached()
    const isThere = Part !== undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once each time that it is shown
    useEffect(() => (isThere ? undefined : whenAttended(reach)), [isThere])
    return Part && <Part {...props} />
  }
}
