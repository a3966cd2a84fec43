import { type Atom, atom, type Getter } from 'jotai'
import type { CompiledExpression, ExpressionScope } from '../../schemas/rules/expression'
import type { FieldModel } from '../model/PageModel'

/** How a field stands in the form just now. */
export interface FieldState {
  isVisible: boolean
  isDisabled: boolean
  isRequired: boolean
}

type ReadScope = (get: Getter, expression: CompiledExpression) => ExpressionScope

/** How a field without conditions stands, always; `undefined` for one with any. */
export function fixedState({ visibleWhen, disabledWhen, requiredWhen, isDisabled, isRequired }: FieldModel): FieldState | undefined {
  return visibleWhen || disabledWhen || requiredWhen ? undefined : { isVisible: true, isDisabled, isRequired }
}

/** Follows the conditions of the field. While they give the same, it stays the same object, so that the field is not drawn for nothing. */
export function fieldStateAtom(field: FieldModel, readScope: ReadScope): Atom<FieldState> {
  const { visibleWhen, disabledWhen, requiredWhen } = field
  const holds = (get: Getter, condition: CompiledExpression | undefined) =>
    condition !== undefined && condition.evaluate(readScope(get, condition)) === true
  const fixed = fixedState(field)
  if (fixed) return atom(fixed)
  let last: FieldState = { isVisible: true, isDisabled: field.isDisabled, isRequired: field.isRequired }
  return atom((get) => {
    const next: FieldState = {
      isVisible: visibleWhen === undefined || holds(get, visibleWhen),
      isDisabled: field.isDisabled || holds(get, disabledWhen),
      isRequired: field.isRequired || holds(get, requiredWhen),
    }
    if (next.isVisible !== last.isVisible || next.isDisabled !== last.isDisabled || next.isRequired !== last.isRequired) last = next
    return last
  })
}
