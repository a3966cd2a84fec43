import { type FunctionComponent, useEffect } from 'react'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'

/** Milliseconds after which a part comes by itself, for those who read without pointing or pressing anything. */
const longest = 10_000

let isAttended = false

/** Does the task as soon as somebody has pointed or pressed a key, at the latest some seconds later. The answer takes it back. */
function whenAttended(task: () => void): (() => void) | undefined {
  if (isAttended) return void task()
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', move)
    for (const sign of ['pointerdown', 'keydown'] as const) window.removeEventListener(sign, attend)
  }
  const attend = () => {
    isAttended = true
    stop()
    task()
  }
  // A browser also tells of a pointer that stands still while a page is drawn below it.
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) attend()
  }
  const timer = setTimeout(attend, longest)
  window.addEventListener('pointermove', move)
  for (const sign of ['pointerdown', 'keydown'] as const) window.addEventListener(sign, attend)
  return stop
}

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
