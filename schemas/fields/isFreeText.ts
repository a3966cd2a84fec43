import type { FieldConfig } from '.'
import { factsOf } from './findFieldKind'

/**
 * true for a field that holds the text it shows: what somebody has written, or has copied from a picked row; no code that stands for a text, and no tags.
 * Words are looked for there.
 */
export function isFreeText(field: FieldConfig): boolean {
  const facts = factsOf(field)
  const holdsText = facts.query === 'like' || facts.fills !== undefined
  return holdsText && facts.column(field) === 'text' && !facts.labels?.(field) && !facts.isHtml && !facts.isSecret
}
