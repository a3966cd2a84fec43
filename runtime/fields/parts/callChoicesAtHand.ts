import type { CallChoices } from '../../../schemas/fields/CallChoices'
import type { ChoiceOption } from './choices'

/** What calls answered for the choices of a page, for texts that are needed outside of React; kept as long as the page is. */
const atHand = new WeakMap<CallChoices, readonly ChoiceOption[]>()

/** The choices that the call answered last; none before it did. */
export function callChoicesAtHand(from: CallChoices): readonly ChoiceOption[] {
  return atHand.get(from) ?? []
}

export function keepAtHand(from: CallChoices, choices: readonly ChoiceOption[]): void {
  atHand.set(from, choices)
}
