import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import type { CallFindings } from '../Findings'
import type { TableModel } from '../model/ResourceModel'
import { checkTypes, type WrittenValues } from './readBody'
import type { Values } from './writtenValues'

/** A row with what the page has worked out for it. */
export interface MadeRow {
  table: TableModel
  /** As it was before; nothing for a new row. */
  before?: Values
  /** What somebody sent: it has been checked when it was read. */
  sent: Values
  row: Values
  /** Where it stands in the body. */
  path: string
}

/** Values that defaults, computed fields and fill rules make are such as the fields can hold: else the database would refuse them, and say nothing of the field. */
export function checkMade({ table, before = {}, sent, row, path }: MadeRow, findings: CallFindings): void {
  const made: WrittenValues = {}
  for (const { key, value, defaultValue } of table.fields) {
    const isMade = value !== undefined || defaultValue !== undefined
    const found = row[key]
    if (!isMade || found === null || found === undefined || found === '' || Object.hasOwn(sent, key) || found === before[key]) continue
    if (table.columns.get(key)?.isSystem === false) made[key] = found as FieldValue
  }
  if (Object.keys(made).length > 0) checkTypes(table, made, findings, path)
}
