import type { FieldConfig } from '.'
import type { Option } from './FieldBase'
import { factsOf } from './findFieldKind'

/** The values that a switch in a cell of the field stands for, on and off; undefined for a field that has not two of them. */
export function toggledValues(field: FieldConfig): readonly [on: Option, off: Option] | undefined {
  const sides = factsOf(field).sides?.(field)
  if (sides) return sides
  const [on, off, ...more] = ('options' in field && Array.isArray(field.options) ? field.options : []) as Option[]
  return on && off && more.length === 0 && factsOf(field).isMultiple?.(field) !== true ? [on, off] : undefined
}
