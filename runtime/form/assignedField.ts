import { fillRuleOf } from '../../schemas/rules/defaults'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import type { FormMode } from './RowFormProps'

/** true for a field of a new row that the server fills when the row is saved, for example an order's number: nobody has to fill it. */
export function isAssigned(field: FieldModel | undefined, mode: FormMode): boolean {
  return mode === 'add' && field !== undefined && fillRuleOf(field.config) !== undefined
}

/** The field as the form shows it: one that is assigned says so instead of asking for a value. */
export function shownField(field: FieldModel, mode: FormMode, text: PageHost['text']): FieldModel {
  if (!isAssigned(field, mode)) return field
  return { ...field, isRequired: false, requiredWhen: undefined, placeholder: text('form.assigned') }
}
