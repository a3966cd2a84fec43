import type { Row } from '../../schemas/api/Result'
import { fillRuleOf } from '../../schemas/rules/defaults'
import { companionsOf } from '../../schemas/wire/companions'
import { isSystemField } from '../../schemas/wire/systemFields'
import type { FieldModel, FormPart } from '../model/PageModel'
import { isUniqueField, planOf } from '../rows/RowField'

/** A row with its sub-tables, as it is stored. */
interface WholeRow {
  row: Row
  subRows: Readonly<Record<string, readonly Row[]>>
}

/** What a new row starts with. */
export interface CopiedRow {
  values: Readonly<Record<string, unknown>>
  subRows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

/** The row as the beginning of another one: what somebody can fill, without what must be unique, is given by the server, or is worked out. */
export function copyOf(page: FormPart, { row, subRows }: WholeRow): CopiedRow {
  const values = copyValues(
    page.fields.filter(({ isInForm }) => isInForm),
    row,
  )
  const tables = page.subTables.filter(({ key }) => subRows[key] !== undefined)
  return {
    values,
    subRows: Object.fromEntries(tables.map(({ key, fields }) => [key, (subRows[key] ?? []).map((one) => copyValues(fields, one))])),
  }
}

function copyValues(fields: readonly FieldModel[], row: Row): Record<string, unknown> {
  const { filled } = planOf(fields)
  const copied = fields.filter((field) => isCopied(field) && (!field.isDisabled || filled.has(field.key) || field.facts.isRowOrder))
  const keys = copied.flatMap(({ key }) => [key, ...companionsOf(key)])
  return Object.fromEntries(keys.flatMap((key) => (row[key] === undefined || row[key] === null ? [] : [[key, row[key]]])))
}

function isCopied(field: FieldModel): boolean {
  const { facts, config, problem } = field
  if (problem || facts.looksUp || facts.isSecret || isSystemField(field.key)) return false
  return !isUniqueField(field) && fillRuleOf(config) === undefined
}
