import { useAtom } from 'jotai'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { RowFormCore } from './RowFormCore'

/**
 * For what says above the form why it was not saved: brings it into view once it is drawn, unless a field or cell has been brought into view instead. What
 * appears while somebody types stays where it is. `asks`: it is a question, and has the focus then; of a sentence people hear, and go on where they were.
 */
export function useShownAfterSave({ store, signals }: RowFormCore, { asks = false } = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const [isAwaited, setAwaited] = useAtom(signals.isAnswerAwaited, { store: store.atoms })
  useLayoutEffect(() => {
    // Another place may have taken it, in the same drawing.
    if (!isAwaited || !store.atoms.get(signals.isAnswerAwaited)) return
    setAwaited(false)
    if (asks) place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAwaited, setAwaited, store, signals, asks])
  return place
}
