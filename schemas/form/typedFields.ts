import type { FieldBase } from '../fields/FieldBase'
import type { FieldFacts } from '../fields/FieldFacts'
import { isSystemField } from '../wire/systemFields'

/** Where somebody types into a field: in the form of its row, or in a cell of an editable table. */
export type InputSurface = 'form' | 'table'

/** What of a kind's facts is asked here. */
export type TypingFacts = Pick<FieldFacts, 'isCarried' | 'isTableOnly' | 'isReadOnly' | 'isSecret'>

/** Whether the field is shown there, its conditions aside. */
export function isShownIn(place: InputSurface, field: FieldBase, { isCarried, isTableOnly, isSecret }: TypingFacts): boolean {
  if (field.visible === false || isCarried) return false
  return place === 'table' ? field.list !== false && !isSecret : field.form !== false && !isTableOnly && !isSystemField(field.key)
}

/** Whether nobody ever types into the field, however its row stands. */
export function isNeverTyped(field: FieldBase, { isReadOnly }: TypingFacts): boolean {
  return field.disabled === true || isReadOnly === true || isSystemField(field.key) || typeof field.value === 'string'
}

/** Keys of the fields that typing into this one fills: those that a picker brings along, and those that the page sets. */
export function keysFilledBy<F extends FieldBase>(field: F, { fills }: Pick<FieldFacts<F>, 'fills'>): readonly string[] {
  return [...Object.keys(field.sets ?? {}), ...(fills?.(field) ?? [])]
}
