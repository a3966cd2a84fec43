import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'

/** true for a field that holds one plain text: an id, a name. No files, no HTML, and not several texts in one. */
export function holdsText(field: FieldConfig): boolean {
  const { column, isMultiple, holdsFiles, isHtml, isSecret } = factsOf(field)
  return column(field) === 'text' && !isMultiple?.(field) && !holdsFiles && !isHtml && !isSecret
}
