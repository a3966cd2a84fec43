import type { DataRuleBody, DataRuleQuery, DataRuleRow, RuleColumn } from '../../../schemas/api/administration'
import type { Row } from '../../../schemas/api/Result'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { type DataRule, ruleConditions, ruleText, ruleValueName, ruleValues, writtenValues } from '../../../schemas/rights/dataRules'
import { companionOf } from '../../../schemas/wire/companions'
import { isSystemField, systemFieldOf } from '../../../schemas/wire/systemFields'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { type ColumnModel, columnOf, readValue, type TableModel, titleOfColumn } from '../../resource'
import { fieldRefusal, refusalAt } from '../../system/people/fieldRefusal'
import { systemTables } from '../../system/SystemTables'
import { asTitled } from '../rows/asTitled'
import { boundValue } from '../rows/boundValue'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'
import { isRuleColumn } from './isRuleColumn'
import { nameChoices, namesOf } from './nameChoices'

/** The fields of a page by which its rows can be told apart; undefined for one without a table. */
function fieldsOf({ registry }: Services, page: unknown): TableModel | undefined {
  return registry.ofPage(String(page))?.model
}

/** The data rules below an entry, each with what it means in words. */
export async function listDataRules(services: Services, sent: DataRuleQuery, context: CallContext): Promise<DataRuleRow[]> {
  const permissionId = boundValue(sent, 'permissionId')
  const { ruleName } = sent
  const query = { pageNo: '1', pageSize: '1000', column: 'createTime', order: 'asc' }
  const asked = { ...(permissionId ? { permissionId } : {}), ...(ruleName ? { ruleName } : {}) }
  const { records } = await tableOf(services, 'sys_permission_data_rule').list({ ...query, ...asked }, context)
  return Promise.all(records.map((row) => withText(services, row, context)))
}

/** What a field is called: by the page, else by the product where the field is its own. */
function titleOfField(column: ColumnModel | undefined, key: string, language: Language): string {
  const field = column?.field ?? (isSystemField(key) ? systemFieldOf(key).field : undefined)
  return titleOfColumn({ field }, language, key)
}

/** A field as rules name it: its title, with its key; a hidden one has a key alone. */
function nameOfField(column: ColumnModel | undefined, key: string, language: Language): string {
  const title = titleOfField(column, key, language)
  return title === key ? key : `${title} (${key})`
}

type ReadRule = Omit<DataRule, 'id' | 'ruleName'>

/** What a rule means; of one whose field the page has no more, that it opens no row. */
async function meaningOf(services: Services, rule: ReadRule, model: TableModel | undefined, context: CallContext): Promise<string> {
  const { language } = context
  const column = model?.columns.get(rule.ruleColumn)
  const written = writtenValues(rule).filter((value) => value !== '')
  const names = await namesOf(services, column, written, context)
  const meaning = ruleText(rule, titleOfField(column, rule.ruleColumn, language), language, names)
  const isGone = model !== undefined && !(column && isRuleColumn(column))
  return isGone ? textOf('people.ruleFieldGone', language, { meaning, field: rule.ruleColumn }) : meaning
}

async function withText(services: Services, row: Row, context: CallContext): Promise<DataRuleRow> {
  // The declaration says that every rule has these.
  const rule = row as unknown as DataRuleRow
  const model = fieldsOf(services, row.page)
  return {
    ...rule,
    [companionOf('ruleColumn')]: nameOfField(model?.columns.get(rule.ruleColumn), rule.ruleColumn, context.language),
    ruleText: await meaningOf(services, rule, model, context),
  }
}

/** What every data rule that counts means, in words, by its id. */
export async function readRuleMeanings(services: Services, context: CallContext): Promise<Map<string, string>> {
  const meanings = new Map<string, string>()
  for (const [page, rules] of await services.rights.dataRules()) {
    const model = fieldsOf(services, page)
    for (const rule of rules) meanings.set(rule.id, await meaningOf(services, rule, model, context))
  }
  return meanings
}

async function pageOfEntry({ database }: Services, permissionId: string | undefined): Promise<string | null> {
  const entry = await systemTables(database.kysely)
    .selectFrom('sys_permission')
    .select(['page', 'menu_type'])
    .where('id', '=', permissionId ?? '')
    .executeTakeFirst()
  return entry?.menu_type === 1 ? entry.page : null
}

/** The fields that data rules below an entry can be about, those of the page first; none for an entry of no page. */
export async function listRuleColumns(services: Services, permissionId: string, { language }: CallContext): Promise<RuleColumn[]> {
  const columns = [...(fieldsOf(services, await pageOfEntry(services, permissionId))?.columns.values() ?? [])]
  const [own, kept] = [columns.filter(({ key }) => !isSystemField(key)), columns.filter(({ key }) => isSystemField(key))]
  return [...own, ...kept].filter(isRuleColumn).map((column) => ({ key: column.key, title: nameOfField(column, column.key, language) }))
}

/** Refuses a rule over a field that the page does not have, with a condition or a value that there is not. */
async function checkRule(services: Services, rule: Record<string, unknown>, page: string | null, context: CallContext): Promise<void> {
  const model = page === null ? undefined : fieldsOf(services, page)
  if (!model) throw fieldRefusal('ruleNoPage', 'permissionId', context)
  const key = String(rule.ruleColumn ?? '')
  const column = columnOf(model, key)
  if (!column || !isRuleColumn(column) || column.key !== key) {
    const title = chooseText(services.pages.get(String(page))?.config.title, context.language, String(page))
    throw fieldRefusal('ruleColumn', 'ruleColumn', context, { page: title, column: key.slice(0, 60) })
  }
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
  if (unknown !== undefined) {
    const known = Object.keys(ruleValues).map((name) => `#{${name}}`)
    throw fieldRefusal('ruleValue', 'ruleValue', context, { value: unknown.slice(0, 60), known: known.join(', ') })
  }
  refuseUnfit(rule, column, context)
  await refuseUnknown(services, rule, column, context)
}

/** The values that a rule compares the whole field with; none where it looks for a part of a text, or for what comes before or after. */
function comparedValues({ ruleConditions: by, ruleValue }: Record<string, unknown>): string[] {
  const condition = ruleConditions[String(by)]
  if (!condition || condition.isOfText) return []
  const written = String(ruleValue ?? '')
  const values = condition.isList ? written.split(',') : [written]
  return values.map((value) => value.trim()).filter((value) => value !== '' && !value.includes('#{'))
}

/** Refuses a value that the field never holds: compared with it, every row or none would be meant. A part of the value is looked for in its text. */
function refuseUnfit(rule: Record<string, unknown>, column: ColumnModel, context: CallContext): void {
  const unfit = comparedValues(rule).find((value) => !readValue(column, value))
  if (unfit === undefined) return
  const shown = { field: titleOfField(column, column.key, context.language), value: unfit.slice(0, 60) }
  throw refusalAt('ruleValue', `rows.badValue_${column.type}`, context, shown)
}

/** Refuses a value that stands for nothing, such as the code of a department where the field holds ids: it would open no row. */
async function refuseUnknown(services: Services, rule: Record<string, unknown>, column: ColumnModel, context: CallContext): Promise<void> {
  const { field, labels } = column
  // What other servers offer, and what can be typed beside the choices, nobody here knows.
  if (!field || !labels || labels.from === 'call' || factsOf(field).allowsOther?.(field)) return
  const values = comparedValues(rule)
  const names = await namesOf(services, column, values, context)
  const unknown = values.find((value) => !names.has(value))
  if (unknown === undefined) return
  const shown = { field: titleOfField(column, column.key, context.language), value: unknown.slice(0, 60) }
  const known = await nameChoices(services, column, context)
  throw known === ''
    ? refusalAt('ruleValue', 'rows.unknownChoice', context, shown)
    : fieldRefusal('unknownChoice', 'ruleValue', context, { ...shown, known })
}

/** Where data rules are added and changed, under the API base. */
export const ruleCalls = { add: '/sys/permission/addPermissionRule', edit: '/sys/permission/editPermissionRule' } as const

/** Adds a data rule below an entry of a page. */
export async function addDataRule(services: Services, body: DataRuleBody, context: CallContext): Promise<DataRuleRow> {
  await checkRule(services, body, await pageOfEntry(services, body.permissionId), context)
  const rules = asTitled(services, tableOf(services, 'sys_permission_data_rule'), ruleCalls.add)
  return withText(services, await rules.add(withoutText(body), context), context)
}

/** Changes a data rule; the entry that it stands below stays. */
export async function editDataRule(services: Services, body: DataRuleBody, context: CallContext): Promise<DataRuleRow> {
  const rules = asTitled(services, tableOf(services, 'sys_permission_data_rule'), ruleCalls.edit)
  if (!body.id) throw new CallFailure('not-found', 'rows.noRow')
  const stored = await rules.queryById(body.id, context)
  await checkRule(services, { ...stored, ...body }, typeof stored.page === 'string' ? stored.page : null, context)
  return withText(services, await rules.edit(withoutText(body), context), context)
}

/** Clients send rows back as they got them. */
function withoutText({ ruleText: _, [companionOf('ruleColumn')]: __, ...body }: DataRuleBody & { ruleText?: unknown }): DataRuleBody {
  return body
}
