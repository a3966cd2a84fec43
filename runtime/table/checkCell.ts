import type { Language } from '../../schemas/page/Text'
import { checkValue, checkValueNow } from '../../schemas/rules/checkValue'
import { fillRuleOf } from '../../schemas/rules/defaults'
import { FellowValues } from '../../schemas/rules/FellowValues'
import type { RuleContext, RuleLookups } from '../../schemas/rules/RuleFailure'
import { isUniqueRule } from '../../schemas/rules/validate/unique'
import type { FieldModel } from '../model/PageModel'
import type { TableRow } from './TableRow'

/** What the rules of a table's cells need to know. */
export interface CellRules {
  language: Language
  user: Readonly<Record<string, unknown>>
  lookups: RuleLookups
}

/** true when the value must differ from that of every other row. */
export function isUniqueField({ rules }: FieldModel): boolean {
  return rules.some(isUniqueRule)
}

/** A cell that its condition hides is not checked, nor one that is broken itself. */
function isChecked(field: FieldModel, row: TableRow, user: CellRules['user']): boolean {
  if (field.problem || !field.isInList) return false
  return field.visibleWhen === undefined || field.visibleWhen.evaluate({ row: row.values, user }) === true
}

function contextOf(field: FieldModel, row: TableRow, rows: readonly TableRow[], { language, user }: CellRules): RuleContext {
  const siblings = new FellowValues(isUniqueField(field) ? rows.map(({ values }) => values) : []).except(row.values)
  return { row: row.values, language, user, id: row.original?.id, siblings, isFilledLater: () => fillRuleOf(field.config) !== undefined }
}

/** The message of the first rule that fails, of those that ask nobody else; empty when the cell passes. */
export function checkCellNow(field: FieldModel, row: TableRow, rows: readonly TableRow[], rules: CellRules): string {
  if (!isChecked(field, row, rules.user)) return ''
  return checkValueNow(field.config, row.values[field.key], contextOf(field, row, rows, rules))?.message ?? ''
}

/** The message of the first rule that fails, those included that ask the server. */
export async function checkCell(field: FieldModel, row: TableRow, rows: readonly TableRow[], rules: CellRules): Promise<string> {
  if (!isChecked(field, row, rules.user)) return ''
  const failure = await checkValue(field.config, row.values[field.key], contextOf(field, row, rows, rules), rules.lookups)
  return failure?.message ?? ''
}
