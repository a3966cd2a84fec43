import type { Grantable, Grants } from '../../../schemas/api/pages'
import { nearestName } from '../../../schemas/checks/nearestName'
import type { PageConfig } from '../../../schemas/page/kinds'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { everyPermission, grantsOf, permissionsOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole } from '../../../schemas/rights/roles'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'

/** Every role but the administrator's, who may do everything. */
async function readRoles(connection: Connection) {
  const rows = await systemTables(connection)
    .selectFrom('sys_role')
    .select(['role_code', 'role_name', 'role_name_texts'])
    .orderBy('role_code')
    .execute()
  return rows.filter(({ role_code }) => role_code !== administratorRole)
}

/** What whoever publishes the page may give beside what the page says itself: its permissions of those names. */
export async function readGrantable(
  connection: Connection,
  page: PageConfig,
  names: ReadonlySet<string>,
  language: Language,
): Promise<Grantable> {
  const permissions = permissionsOf(page).flatMap(({ name, title }) =>
    names.has(name) ? [{ name, title: name === 'list' ? '' : chooseText(title, language, name) }] : [],
  )
  if (permissions.length === 0) return { permissions, roles: [] }
  const said = grantsOf(page)
  const isOffered = (name: string) => permissions.some((permission) => permission.name === name)
  const roles = (await readRoles(connection)).map(({ role_code: role, role_name, role_name_texts }) => ({
    role,
    title: chooseTranslation(role_name ?? role, role_name_texts, language),
    given: [...(said.get(role) ?? [])].filter(isOffered),
  }))
  return { permissions, roles }
}

/** Throws `bad-request` for a role that there is not, and for a permission that the page does not bring: no other is ever given. */
export async function requireGrantable(connection: Connection, page: PageConfig, grants: Grants | undefined): Promise<void> {
  if (!grants) return
  const roles = (await readRoles(connection)).map(({ role_code }) => role_code)
  const names = [...permissionsOf(page).map(({ name }) => name), everyPermission]
  for (const [role, granted] of Object.entries(grants)) {
    if (!roles.includes(role)) throw new CallFailure('bad-request', 'pages.noRole', { name: role, names: roles.join(', ') })
    const unknown = granted.find((name) => !names.includes(name))
    if (unknown === undefined) continue
    const nearest = nearestName(unknown, names)
    throw new CallFailure('bad-request', 'pages.noPermissionOf', { name: unknown, page: page.code, names: nearest ?? names.join(', ') })
  }
}
