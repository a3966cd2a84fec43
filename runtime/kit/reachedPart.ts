import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from './afterPress'
import { importAgain, importAhead } from './importAgain'
import type { PropsOf } from './lazyPart'

/**
 * A component that is fetched when somebody reaches for what stands in its place: with the pointer, the finger or the keyboard. What cannot be fetched is
 * asked for again at the next reach, but not while the line is down: a pointer that goes over a page reaches for much that nobody wants to open. What is being
 * pressed gives way after its click: a press whose button is gone when it is let go is none.
 */
export function reachedPart<M, N extends keyof M>(load: () => Promise<M>, name: N) {
  type Part = ComponentType<PropsOf<M[N]>>
  let known: Part | undefined
  // A cast: only components are asked for.
  const keep = (found: unknown): Part => (known = found as Part)
  const preload = once(async () => known ?? keep(await importAgain(load, name)))
  const ahead = once(async () => known ?? keep(await importAhead(load, name)))
  const useReached = (): [Part | undefined, reach: () => void] => {
    const [Found, take] = useState<Part | undefined>(() => known)
    const reach = () => {
      // It may have come for somebody who pressed, while what is fetched ahead still waits for the line.
      const coming = known ? preload() : ahead()
      coming.then(
        // At once: a press that begins before React comes to it would be on what is about to go.
        (Loaded) => afterPress(() => flushSync(() => take(() => Loaded))),
        () => undefined,
      )
    }
    return [Found, reach]
  }
  return {
    /** Fetches it for somebody who waits for it. */
    preload,
    /** Fetches it when the line is up, and says nothing when it does not come. */
    preloadAhead: () => void ahead().catch(() => undefined),
    useReached,
  }
}

/** The task, which is not begun again while it runs: many places of a page may be reached for at once, and stand for the same part. */
function once<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= task().finally(() => {
      running = undefined
    })
    return running
  }
}
