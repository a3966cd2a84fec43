import type { RefObject } from 'react'
import { type FocusedPart, useFocusOfGone } from '../../kit/useFocusOfGone'

/** A card, and which of its controls has the focus. */
interface FocusedCard extends FocusedPart {
  number: number
  control: number
}

/** Keeps the focus among the cards when its card goes: the card in its place takes it, the last one where none is left there, the list itself where there is none. */
export function useFocusOfCards(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  return useFocusOfGone(list, rows, cardOf, ({ number, control }) => {
    const cards = list.current?.children ?? []
    const controls = controlsOf(cards[Math.min(number, cards.length - 1)])
    const next = controls[Math.min(control, controls.length - 1)] ?? list.current
    next?.focus()
  })
}

function cardOf(target: Element): FocusedCard | null {
  const element = target.closest('.card')
  if (!element) return null
  return {
    element,
    number: [...(element.parentElement?.children ?? [])].indexOf(element),
    control: controlsOf(element).findIndex((control) => control.contains(target)),
  }
}

function controlsOf(card: Element | undefined): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>(':is(a[href], button, input):not(:disabled)') ?? [])]
}
