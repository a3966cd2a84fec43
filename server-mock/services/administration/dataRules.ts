import type { DataRuleBody, DataRuleRow } from '../../../schemas/api/administration'
import type { Row } from '../../../schemas/api/Result'
import { ruleConditions, ruleText, ruleValueName, ruleValues } from '../../../schemas/rights/dataRules'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { columnOf, type TableModel, titleOfColumn } from '../../resource'
import { fieldRefusal } from '../../system/people/fieldRefusal'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { tableOf } from './tableOf'

/** The fields of a page by which its rows can be told apart; undefined for one without a table. */
function fieldsOf({ registry }: Services, page: unknown): TableModel | undefined {
  return registry.ofPage(String(page))?.model
}

/** The data rules below an entry, each with what it means in words. */
export async function listDataRules(
  services: Services,
  { permissionId, ruleName }: { permissionId?: string; ruleName?: string },
  context: CallContext,
): Promise<DataRuleRow[]> {
  const query = { pageNo: '1', pageSize: '1000', column: 'createTime', order: 'asc' }
  const asked = { ...(permissionId ? { permissionId } : {}), ...(ruleName ? { ruleName } : {}) }
  const { records } = await tableOf(services, 'sys_permission_data_rule').list({ ...query, ...asked }, context)
  return records.map((row) => withText(services, row, context))
}

function withText(services: Services, row: Row, { language }: CallContext): DataRuleRow {
  // The declaration says that every rule has these.
  const rule = row as unknown as DataRuleRow
  const column = fieldsOf(services, row.page)?.columns.get(rule.ruleColumn)
  const title = titleOfColumn(column, language, rule.ruleColumn)
  return { ...rule, ruleText: ruleText(rule, title, language) }
}

/** Refuses a rule over a field that the page does not have, with a condition or a value that there is not. */
function checkRule(services: Services, rule: Record<string, unknown>, page: string | null, context: CallContext): void {
  const model = page === null ? undefined : fieldsOf(services, page)
  if (!model) throw fieldRefusal('ruleNoPage', 'permissionId', context)
  const key = String(rule.ruleColumn ?? '')
  const column = columnOf(model, key)
  if (!column || column.isSecret || column.link || column.key !== key)
    throw fieldRefusal('ruleColumn', 'ruleColumn', context, { page: String(page), column: key.slice(0, 60) })
  const condition = String(rule.ruleConditions ?? '')
  if (!Object.hasOwn(ruleConditions, condition)) {
    const known = Object.keys(ruleConditions).join(', ')
    throw fieldRefusal('ruleCondition', 'ruleConditions', context, { condition: condition.slice(0, 20), known })
  }
  const values = String(rule.ruleValue ?? '').split(',')
  const unknown = values.find((value) => {
    const name = ruleValueName(value)
    return value.includes('#{') && (name === undefined || !Object.hasOwn(ruleValues, name))
  })
  if (unknown === undefined) return
  const known = Object.keys(ruleValues).map((name) => `#{${name}}`)
  throw fieldRefusal('ruleValue', 'ruleValue', context, { value: unknown.slice(0, 60), known: known.join(', ') })
}

/** Adds a data rule below an entry of a page. */
export async function addDataRule(services: Services, body: DataRuleBody, context: CallContext): Promise<DataRuleRow> {
  const entry = await systemTables(services.database.kysely)
    .selectFrom('sys_permission')
    .select(['page', 'menu_type'])
    .where('id', '=', body.permissionId ?? '')
    .executeTakeFirst()
  checkRule(services, body, entry?.menu_type === 1 ? entry.page : null, context)
  return withText(services, await tableOf(services, 'sys_permission_data_rule').add(withoutText(body), context), context)
}

/** Changes a data rule; the entry that it stands below stays. */
export async function editDataRule(services: Services, body: DataRuleBody, context: CallContext): Promise<DataRuleRow> {
  const rules = tableOf(services, 'sys_permission_data_rule')
  if (!body.id) throw new CallFailure('not-found', 'rows.noRow')
  const stored = await rules.queryById(body.id, context)
  checkRule(services, { ...stored, ...body }, typeof stored.page === 'string' ? stored.page : null, context)
  return withText(services, await rules.edit(withoutText(body), context), context)
}

/** Clients send rows back as they got them. */
function withoutText({ ruleText: _, ...body }: DataRuleBody & { ruleText?: unknown }): DataRuleBody {
  return body
}
