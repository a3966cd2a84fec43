import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from './afterPress'
import { importAgain } from './importAgain'
import type { PropsOf } from './lazyPart'

/**
 * A component that is fetched when somebody reaches for what stands in its place: with the pointer, the finger or the keyboard. What cannot be fetched is
 * asked for again at the next reach. What is being pressed gives way after its click: a press whose button is gone when it is let go is none.
 */
export function reachedPart<M, N extends keyof M>(load: () => Promise<M>, name: N) {
  type Part = ComponentType<PropsOf<M[N]>>
  let known: Part | undefined
  const preload = async (): Promise<Part> => {
    // A cast: only components are asked for.
    known ??= (await importAgain(load, name)) as Part
    return known
  }
  const useReached = (): [Part | undefined, reach: () => void] => {
    const [Found, take] = useState<Part | undefined>(() => known)
    const reach = () => {
      preload().then(
        // At once: a press that begins before React comes to it would be on what is about to go.
        (Loaded) => afterPress(() => flushSync(() => take(() => Loaded))),
        () => undefined,
      )
    }
    return [Found, reach]
  }
  return { preload, useReached }
}
