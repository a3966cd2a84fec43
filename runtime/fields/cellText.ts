import { fieldOfRow } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { componentsOf } from './componentsOf'
import type { RowValues } from './FieldComponents'
import { plainText } from './parts/values'

/** The value as text, by the input that the field has in this row; a value that its kind cannot read shows as it came instead of taking the grid down. */
export function cellText(row: RowValues, field: FieldModel): string {
  const shown = fieldOfRow(field, row)
  try {
    return componentsOf(shown).text(row[field.key], shown, row)
  } catch {
    return plainText(row[field.key])
  }
}
