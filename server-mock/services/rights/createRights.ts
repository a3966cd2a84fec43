import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import { type PageDataRule, type PermissionRow, type Rights, rightsOf, type UserRights } from '../../rights/Rights'
import type { ChangeLog } from '../../system/ChangeLog'
import { systemTables } from '../../system/SystemTables'

/** What a page that is not published brought stays in its table, with whom it was granted to, and counts again when the page is. */
async function readEntries(database: Database): Promise<PermissionRow[]> {
  const tables = systemTables(database.kysely)
  const published = tables.selectFrom('page_config').select('code')
  const rows = await tables
    .selectFrom('sys_permission')
    .selectAll()
    .where((where) => where.or([where('page', 'is', null), where('page', 'in', published)]))
    .orderBy('sort_no')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    code: row.code,
    name: row.name ?? '',
    nameTexts: row.name_texts,
    menuType: row.menu_type,
    url: row.url,
    component: row.component,
    redirect: row.redirect,
    icon: row.icon,
    perms: row.perms,
    permsType: row.perms_type === '2' ? '2' : '1',
    status: row.status === '0' ? '0' : '1',
    sortNo: row.sort_no ?? 0,
    hidden: row.hidden ?? 0,
    keepAlive: row.keep_alive ?? 1,
    hiddenHeader: row.hidden_header ?? 0,
    page: row.page,
  }))
}

/** The data rules that are valid, by their pages. */
async function readDataRules(database: Database): Promise<ReadonlyMap<string, readonly PageDataRule[]>> {
  const rows = await systemTables(database.kysely)
    .selectFrom('sys_permission_data_rule')
    .select(['id', 'page', 'rule_name', 'rule_column', 'rule_conditions', 'rule_value'])
    .where('status', '=', '1')
    .orderBy('id')
    .execute()
  const byPage = new Map<string, PageDataRule[]>()
  for (const row of rows) {
    const page = row.page ?? ''
    const rule = { id: row.id, page, ruleName: row.rule_name, ruleColumn: row.rule_column }
    byPage.set(page, [...(byPage.get(page) ?? []), { ...rule, ruleConditions: row.rule_conditions, ruleValue: row.rule_value }])
  }
  return byPage
}

async function readRights(database: Database, userId: string, entries: readonly PermissionRow[]): Promise<UserRights> {
  const { kysely } = database
  const roles = await systemTables(kysely)
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select(['r.id as id', 'r.role_code as code'])
    .where('ur.user_id', '=', userId)
    .execute()
  const roleIds = roles.map((role) => role.id)
  const grants = await systemTables(kysely)
    .selectFrom('sys_role_permission')
    .select('permission_id as id')
    .where('role_id', '=', sql<string>`any(${roleIds})`)
    .union(systemTables(kysely).selectFrom('sys_user_permission').select('permission_id as id').where('user_id', '=', userId))
    .execute()
  return rightsOf(
    entries,
    roles.map((role) => role.code),
    grants.map((grant) => grant.id),
  )
}

/** Rights are read once and kept until rights or a page change. */
export function createRights(database: Database, changes: ChangeLog): Rights {
  let entries: Promise<PermissionRow[]> | undefined
  let rules: Promise<ReadonlyMap<string, readonly PageDataRule[]>> | undefined
  let users = new Map<string, Promise<UserRights>>()
  const forget = () => {
    entries = undefined
    rules = undefined
    users = new Map()
  }
  changes.onChange((change) => {
    if (change.kind !== 'document' && change.kind !== 'rows') forget()
  })
  const allEntries = () => {
    entries ??= readEntries(database)
    entries.catch(forget)
    return entries
  }
  return {
    allEntries,
    forget,
    dataRules() {
      rules ??= readDataRules(database)
      rules.catch(forget)
      return rules
    },
    of(userId) {
      const known = users.get(userId)
      if (known) return known
      const reading = allEntries().then((all) => readRights(database, userId, all))
      users.set(userId, reading)
      reading.catch(forget)
      return reading
    },
  }
}
