import type { Row } from '../../../schemas/api/Result'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { type Filling as FilledFields, fieldNames } from '../../../schemas/fields/popup'

export interface Filling {
  value: FieldValue
  others: Record<string, FieldValue>
}

/**
 * What the picked rows put into the fields: source and target are parallel, several rows are joined by commas per field. A field that is
 * not among its own targets takes the first source.
 */
export function fillFrom(rows: readonly Row[], key: string, config: FilledFields): Filling {
  const org = fieldNames(config.orgFields)
  const filled = Object.fromEntries(fieldNames(config.destFields).map((dest, index) => [dest, joined(rows, org[index] ?? '')]))
  const { [key]: own, ...others } = filled
  return { value: own === undefined ? joined(rows, sourceOf(key, config)) : own, others }
}

/** The column of the report that the field itself takes. */
export function sourceOf(key: string, { orgFields, destFields }: FilledFields): string {
  const org = fieldNames(orgFields)
  return org[Math.max(0, fieldNames(destFields).indexOf(key))] ?? ''
}

/** The other fields, emptied: what a cleared popup leaves behind. */
export function emptyFilling(key: string, config: FilledFields): Record<string, FieldValue> {
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

/** What is wrong with a config that says from where, what and whereto is copied; it is told in the field's place. */
export function problemOfFilling(
  code: string | undefined,
  { orgFields, destFields }: FilledFields,
): 'fields.badPopup' | 'fields.unequalPopup' | undefined {
  const [org, dest] = [fieldNames(orgFields), fieldNames(destFields)]
  if (!code || org.length === 0 || dest.length === 0) return 'fields.badPopup'
  return org.length === dest.length ? undefined : 'fields.unequalPopup'
}
