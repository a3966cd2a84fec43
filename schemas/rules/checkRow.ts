import { type CheckedField, checkValue, checkValueNow } from './checkValue'
import { isFieldVisible } from './fieldState'
import type { RuleContext, RuleFailure, RuleLookups } from './RuleFailure'

/** Every field of the row whose rules fail, in the order of the fields; one failure per field. Hidden fields are not checked. */
export async function checkRow(fields: readonly CheckedField[], context: RuleContext, lookups: RuleLookups): Promise<RuleFailure[]> {
  const checked = fields.filter((field) => isFieldVisible(field, context))
  const results = await Promise.all(checked.map((field) => checkValue(field, context.row[field.key], context, lookups)))
  return results.filter((failure) => failure !== null)
}

/** The same without the rules that ask elsewhere. */
export function checkRowNow(fields: readonly CheckedField[], context: RuleContext): RuleFailure[] {
  return fields
    .filter((field) => isFieldVisible(field, context))
    .map((field) => checkValueNow(field, context.row[field.key], context))
    .filter((failure) => failure !== null)
}

/** Checks every row of an editable table against its fellows. The result has one list per row, in the order of the rows. */
export async function checkTable(
  fields: readonly CheckedField[],
  rows: readonly Readonly<Record<string, unknown>>[],
  context: Omit<RuleContext, 'row' | 'siblings' | 'id' | 'table'>,
  lookups: RuleLookups,
): Promise<RuleFailure[][]> {
  return Promise.all(
    rows.map((row) => checkRow(fields, { ...context, row, siblings: rows.filter((other) => other !== row), id: idOf(row) }, lookups)),
  )
}

function idOf(row: Readonly<Record<string, unknown>>): string | undefined {
  return typeof row.id === 'string' ? row.id : undefined
}
