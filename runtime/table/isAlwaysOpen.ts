import { componentsOf } from '../fields/componentsOf'
import type { FieldModel } from '../model/PageModel'

/** Whether the cell shows its input without a click. One that the page draws in its own way shows that, and is opened like others. */
export function isAlwaysOpen(field: FieldModel): boolean {
  const { isAlwaysEdit, Input } = componentsOf(field)
  return isAlwaysEdit === true && Input !== undefined && !field.cell
}
