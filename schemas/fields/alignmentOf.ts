import type { FieldConfig } from '.'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** Where the text of a field stands in its cell, when the page does not say it: numbers stand right, unless they stand for something else. */
export function alignmentOf<F extends FieldBase = FieldConfig>(facts: FieldFacts<F>, field: F): 'left' | 'right' {
  return facts.column(field) === 'numeric' && !facts.labels?.(field) ? 'right' : 'left'
}
