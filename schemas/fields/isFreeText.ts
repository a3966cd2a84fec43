import type { FieldConfig } from '.'
import { factsOf } from './findFieldKind'

/** true for a field that holds what somebody has written: no code that stands for a text, and no tags. Words are looked for there. */
export function isFreeText(field: FieldConfig): boolean {
  const facts = factsOf(field)
  return facts.query === 'like' && facts.column(field) === 'text' && !facts.labels?.(field) && !facts.isHtml && !facts.isSecret
}
