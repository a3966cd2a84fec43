import type { FieldModel } from '../model/PageModel'
import type { FieldComponents, RowValues } from './FieldComponents'

/** The value as text; a value that its kind cannot read shows as it came instead of taking the grid down. */
export function cellText(components: FieldComponents, row: RowValues, field: FieldModel): string {
  try {
    return components.text(row[field.key], field, row)
  } catch {
    return String(row[field.key] ?? '')
  }
}
