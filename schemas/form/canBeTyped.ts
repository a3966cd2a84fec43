import type { FieldBase } from '../fields/FieldBase'
import type { ExpressionScope } from '../rules/expression'
import { isFieldVisible, isTrue } from '../rules/fieldState'
import { type InputSurface, isNeverTyped, isShownIn, type TypingFacts } from './typedFields'

/** Whether one can type into the field while its row stands like this. Browser and server ask here: what a form does not let one type, a call cannot set. */
export function canBeTyped(place: InputSurface, field: FieldBase, facts: TypingFacts, scope: ExpressionScope): boolean {
  return isShownIn(place, field, facts) && !isNeverTyped(field, facts) && isFieldVisible(field, scope) && !isTrue(field.disabledWhen, scope)
}
