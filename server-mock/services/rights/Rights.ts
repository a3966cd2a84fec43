import type { PermissionEntry } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import type { ChangeLog } from '../changes/ChangeLog'
import { actionsOf } from './decide'

/** Role code of the administrator, who may do everything. */
export const administratorRole = 'SOCAdmin'

/** One row of `sys_permission`. */
export interface PermissionRow {
  id: string
  parentId: string | null
  code: string | null
  name: string
  nameEn: string | null
  nameDe: string | null
  menuType: number
  url: string | null
  component: string | null
  /** Where a group leads to. */
  redirect: string | null
  icon: string | null
  perms: string | null
  permsType: '1' | '2'
  status: '0' | '1'
  sortNo: number
  hidden: number
  /** 0: the page is drawn anew each time it is gone back to. */
  keepAlive: number
  /** 1: the page goes without the header above it. */
  hiddenHeader: number
  page: string | null
}

/** What one user may do. */
export interface UserRights {
  roles: readonly string[]
  isAdministrator: boolean
  /** Ids of granted entries of `sys_permission`. */
  granted: ReadonlySet<string>
  /** Their `perms`. */
  actions: ReadonlySet<string>
}

export interface Rights {
  /** Every entry that exists, in the order of the menu. */
  allEntries(): Promise<readonly PermissionRow[]>
  of(userId: string): Promise<UserRights>
  forget(): void
}

async function readEntries(database: Database): Promise<PermissionRow[]> {
  const rows = await database.kysely.selectFrom('sys_permission').selectAll().orderBy('sort_no').orderBy('id').execute()
  return rows.map((row) => ({
    id: String(row.id),
    parentId: (row.parent_id as string | null) ?? null,
    code: (row.code as string | null) ?? null,
    name: String(row.name ?? ''),
    nameEn: (row.name_en as string | null) ?? null,
    nameDe: (row.name_de as string | null) ?? null,
    menuType: Number(row.menu_type),
    url: (row.url as string | null) ?? null,
    component: (row.component as string | null) ?? null,
    redirect: (row.redirect as string | null) ?? null,
    icon: (row.icon as string | null) ?? null,
    perms: (row.perms as string | null) ?? null,
    permsType: row.perms_type === '2' ? '2' : '1',
    status: row.status === '0' ? '0' : '1',
    sortNo: Number(row.sort_no ?? 0),
    hidden: Number(row.hidden ?? 0),
    keepAlive: Number(row.keep_alive ?? 1),
    hiddenHeader: Number(row.hidden_header ?? 0),
    page: (row.page as string | null) ?? null,
  }))
}

async function readRights(database: Database, userId: string, entries: readonly PermissionRow[]): Promise<UserRights> {
  const roles = await database.kysely
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select(['r.id as id', 'r.role_code as code'])
    .where('ur.user_id', '=', userId)
    .execute()
  const isAdministrator = roles.some((role) => role.code === administratorRole)
  const grants =
    roles.length === 0
      ? []
      : await database.kysely
          .selectFrom('sys_role_permission')
          .select('permission_id as id')
          .where(
            'role_id',
            'in',
            roles.map((role) => String(role.id)),
          )
          .execute()
  const granted = new Set(isAdministrator ? entries.map((entry) => entry.id) : grants.map((grant) => String(grant.id)))
  const actions = new Set(entries.flatMap((entry) => (granted.has(entry.id) ? actionsOf(entry) : [])))
  return { roles: roles.map((role) => String(role.code)), isAdministrator, granted, actions }
}

/** Rights are read once and kept until a change of rights or of a page is heard. */
export function createRights(database: Database, changes: ChangeLog): Rights {
  let entries: Promise<PermissionRow[]> | undefined
  let users = new Map<string, Promise<UserRights>>()
  const forget = () => {
    entries = undefined
    users = new Map()
  }
  changes.onChange((change) => {
    if (change.kind !== 'dictionary' && change.kind !== 'rows') forget()
  })
  const allEntries = () => {
    entries ??= readEntries(database)
    entries.catch(forget)
    return entries
  }
  return {
    allEntries,
    forget,
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

/** Entries as the permission call lists them: what the user was granted, and everything that exists (wire facts, section 3). */
export function permissionLists(
  entries: readonly PermissionRow[],
  rights: UserRights,
): { auth: PermissionEntry[]; allAuth: PermissionEntry[] } {
  const controlled = entries.filter((entry) => entry.perms)
  return {
    auth: controlled
      .filter((entry) => rights.granted.has(entry.id))
      .map((entry) => ({ action: entry.perms ?? '', type: entry.permsType, describe: entry.name })),
    allAuth: controlled.map((entry) => ({ action: entry.perms ?? '', type: entry.permsType, status: entry.status, describe: entry.name })),
  }
}
