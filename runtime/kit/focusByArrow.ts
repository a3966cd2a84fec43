import type { KeyboardEvent } from 'react'

type Step = (at: number, last: number) => number

const before: Step = (at, last) => (at > 0 ? at - 1 : last)
const after: Step = (at, last) => (at < last ? at + 1 : 0)
const ends: Readonly<Record<string, Step>> = { Home: () => 0, End: (_at, last) => last }

const steps: Readonly<Record<'row' | 'column', Readonly<Record<string, Step>>>> = {
  row: { ArrowLeft: before, ArrowRight: after, ...ends },
  column: { ArrowUp: before, ArrowDown: after, ...ends },
}

/** The arrow keys, Home and End go from one of the items to another, when the focus is on one. They stand beside each other, or below each other. */
export function focusByArrow(event: KeyboardEvent, items: readonly HTMLElement[], direction: 'row' | 'column' = 'row'): void {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = steps[direction][event.key]
  if (at < 0 || !step) return
  event.preventDefault()
  items[step(at, items.length - 1)]?.focus()
}
