import type { Finding } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import type { ValidateRule } from '../rules/validate'
import type { FieldBase } from './FieldBase'
import type { ColumnType, FieldInPage } from './FieldFacts'

/** What a field may say whose value begins a period. */
export interface PeriodBase extends FieldBase {
  /**
   * Key of the field of the same row that holds the end. The form shows both as one input from–to, the list in one column, and the end may not lie
   * before the beginning. Both are stored and asked for by themselves.
   * @names fields
   */
  endKey?: string
}

/** The end of a period is another field of its row that is stored alike. */
export function checkPeriod({ key, endKey }: PeriodBase, { path, names, columns }: FieldInPage, column: ColumnType): Finding[] {
  if (endKey === undefined) return []
  const place = [...path, 'endKey']
  const missing = findMissing('unknown-field', endKey, names, place)
  if (missing.length > 0 || (endKey !== key && columns.get(endKey) === column)) return missing
  return [{ code: 'no-end', path: place, values: { name: key, end: endKey } }]
}

/** The end of a period does not lie before its beginning. */
export function rulesOfPeriod({ endKey }: PeriodBase): readonly ValidateRule[] {
  return typeof endKey === 'string' ? [{ notAfter: endKey }] : []
}
