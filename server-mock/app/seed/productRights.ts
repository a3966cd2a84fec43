import type { ProductPermission } from '../../../schemas/rights/permissions'
import type { Connection, Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { type SeedText, seedText } from './seedText'

/** Rights of the administration that a start hands to nobody: administrators have them, and hand them on. */
const rights: readonly (readonly [permission: ProductPermission, ...name: SeedText])[] = [
  ['announcement:release', '发布公告', 'Publish announcements', 'Mitteilungen veröffentlichen'],
  ['category:edit', '维护分类字典', 'Keep categories', 'Kategorien pflegen'],
  ['depart:edit', '维护部门', 'Manage departments', 'Abteilungen verwalten'],
  ['job:edit', '维护定时任务', 'Keep scheduled jobs', 'Zeitgesteuerte Aufgaben pflegen'],
  ['log:read', '查看日志和访问统计', 'Read logs and visits', 'Protokolle und Besuche lesen'],
  ['message:edit', '维护和发送消息', 'Keep and send messages', 'Nachrichten pflegen und senden'],
  ['permission:edit', '维护菜单和权限', 'Manage menu and permissions', 'Menü und Rechte verwalten'],
  ['position:edit', '维护职务', 'Manage positions', 'Positionen verwalten'],
  ['role:edit', '维护角色', 'Manage roles', 'Rollen verwalten'],
  ['session:revoke', '查看并结束在线会话', 'See and end sessions', 'Sitzungen sehen und beenden'],
  ['system:tenants', '维护租户', 'Manage tenants', 'Mandanten verwalten'],
  ['user:edit', '维护用户', 'Manage users', 'Benutzer verwalten'],
]

/** Adds entries for the rights that have none yet, below the group of the system: without one nobody can be given a right. */
async function addMissingRights(connection: Connection): Promise<void> {
  const tables = systemTables(connection)
  const group = await tables
    .selectFrom('sys_permission')
    .select('id')
    .where('code', '=', 'system')
    .where('menu_type', '=', 0)
    .executeTakeFirst()
  if (!group) return
  const named = rights.map(([permission]) => permission)
  const found = await tables.selectFrom('sys_permission').select('perms').where('perms', 'in', named).execute()
  const known = new Set(found.map(({ perms }) => perms))
  for (const [index, [perms, ...name]] of rights.entries()) {
    if (known.has(perms)) continue
    const entry = { parent_id: group.id, menu_type: 2, sort_no: 10 + index, perms, perms_type: '1', status: '1', hidden: 0 }
    await insertSystemRow(connection, 'sys_permission', { ...entry, ...seedText('name', name) })
  }
}

/** A database of an earlier version lacks the rights that came later; an empty one gets them with its menu. */
export function completeRights(database: Database): Promise<void> {
  return database.transaction(addMissingRights)
}
