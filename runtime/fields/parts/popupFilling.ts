import type { Row } from '../../../schemas/api/Result'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { fieldNames, type PopupField } from '../../../schemas/fields/popup'

export interface Filling {
  value: FieldValue
  others: Record<string, FieldValue>
}

/**
 * What the picked rows put into the fields: source and target are parallel, several rows are joined by commas per field. A field that is
 * not among its own targets takes the first source.
 */
export function fillFrom(rows: readonly Row[], key: string, config: PopupField): Filling {
  const org = fieldNames(config.orgFields)
  const filled = Object.fromEntries(fieldNames(config.destFields).map((dest, index) => [dest, joined(rows, org[index] ?? '')]))
  const { [key]: own, ...others } = filled
  return { value: own === undefined ? joined(rows, org[0] ?? '') : own, others }
}

/** The other fields, emptied: what a cleared popup leaves behind. */
export function emptyFilling(key: string, config: PopupField): Record<string, FieldValue> {
  const others = fieldNames(config.destFields).filter((dest) => dest !== key)
  return Object.fromEntries(others.map((dest) => [dest, null]))
}

function joined(rows: readonly Row[], source: string): FieldValue {
  if (rows.length === 1) return plain(rows[0]?.[source])
  return rows.map((row) => plain(row[source]) ?? '').join(',') || null
}

function plain(value: unknown): FieldValue {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as FieldValue)
}
