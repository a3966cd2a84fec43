import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at > 0 ? at - 1 : last),
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The arrow keys, Home and End go from one of the items to another, when the focus is on one. */
export function focusByArrow(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  if (at < 0 || !step) return
  event.preventDefault()
  items[step(at, items.length - 1)]?.focus()
}
