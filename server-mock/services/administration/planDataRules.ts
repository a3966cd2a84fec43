import type { PlannedChange } from '../../../schemas/api/pages'
import type { Rename } from '../../../schemas/page/formerKeys'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { textOf } from '../../kernel/text/textOf'
import { compileResource, type ResourceDeclaration, titleOfColumn } from '../../resource'
import type { PageDataRule } from '../../rights/Rights'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { isRuleColumn } from './isRuleColumn'

/** A table of a page as it was and as it will be, with the fields that have another key then. */
export interface ChangedTable {
  page: string
  before: ResourceDeclaration | undefined
  after: ResourceDeclaration | undefined
  renames: readonly Rename[]
}

/** The data rules whose field a new version of their page has no more: they open no row from then on, and whoever was granted one is told by nobody else. */
export async function planDataRules(
  { rights }: Pick<Services, 'rights'>,
  connection: Connection,
  { page, before, after, renames }: ChangedTable,
  language: Language,
): Promise<PlannedChange[]> {
  const rules = (await rights.dataRules()).get(page) ?? []
  if (rules.length === 0 || !before) return []
  const former = compileResource(before).columns
  const columns = after && compileResource(after).columns
  const moved = new Map(renames.flatMap(({ sub, from, to }) => (sub === '' ? [[from, to] as const] : [])))
  const isThere = (key: string) => {
    const column = columns?.get(moved.get(key) ?? key)
    return column !== undefined && isRuleColumn(column)
  }
  const broken = rules.filter(({ ruleColumn }) => former.has(ruleColumn) && !isThere(ruleColumn))
  return Promise.all(
    broken.map((rule) => warn(connection, rule, titleOfColumn(former.get(rule.ruleColumn), language, rule.ruleColumn), language)),
  )
}

async function warn(connection: Connection, { id, ruleName }: PageDataRule, field: string, language: Language): Promise<PlannedChange> {
  const roles = await systemTables(connection)
    .selectFrom('sys_role_permission as granted')
    .innerJoin('sys_role as role', 'role.id', 'granted.role_id')
    .select('role.role_name as name')
    .where('granted.permission_id', '=', id)
    .orderBy('name')
    .execute()
  const names = roles.map(({ name }) => name).join(', ')
  const values = { rule: ruleName, field, roles: names }
  return {
    kind: 'warning',
    subject: ruleName,
    message: textOf(names === '' ? 'pages.ruleCloses' : 'pages.ruleClosesFor', language, values),
  }
}

/** The data rules of a page follow its fields to their new keys. */
export async function renameDataRules(connection: Connection, page: string, renames: readonly Rename[]): Promise<void> {
  const keys = new Map(renames.flatMap(({ sub, from, to }) => (sub === '' ? [[from, to] as const] : [])))
  if (keys.size === 0) return
  const tables = systemTables(connection)
  const rules = await tables.selectFrom('sys_permission_data_rule').select(['id', 'rule_column']).where('page', '=', page).execute()
  for (const { id, rule_column } of rules) {
    const to = keys.get(rule_column)
    if (to !== undefined) await tables.updateTable('sys_permission_data_rule').set({ rule_column: to }).where('id', '=', id).execute()
  }
}
