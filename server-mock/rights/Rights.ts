import type { PermissionEntry } from '../../schemas/api/session'
import type { DataRule } from '../../schemas/rights/dataRules'
import type { PermissionState } from '../../schemas/rights/decide'
import { isProductPermission } from '../../schemas/rights/permissions'
import { administratorRole, hasRole } from '../../schemas/rights/roles'
import type { Translations } from '../../schemas/wire/translations'

/** One row of `sys_permission`. */
export interface PermissionRow {
  id: string
  parentId: string | null
  code: string | null
  name: string
  nameTexts: Translations | null
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
  /** The same as lists of actions, with every action that exists. */
  permissions: PermissionState
}

/** A data rule that counts, with the page whose rows it is about. */
export interface PageDataRule extends DataRule {
  page: string
}

export interface Rights {
  /** Every data rule that counts, by the code of its page. */
  dataRules(): Promise<ReadonlyMap<string, readonly PageDataRule[]>>
  /** Every entry that exists, in the order of the menu. */
  allEntries(): Promise<readonly PermissionRow[]>
  of(userId: string): Promise<UserRights>
  forget(): void
}

/** What a user may do who has these roles and was granted these entries. An administrator was granted everything. */
export function rightsOf(entries: readonly PermissionRow[], roles: readonly string[], grantedIds: readonly string[]): UserRights {
  const isAdministrator = hasRole(administratorRole, roles)
  const granted = new Set(isAdministrator ? entries.map((entry) => entry.id) : grantedIds)
  return { roles, isAdministrator, granted, permissions: permissionLists(entries, granted) }
}

/** Entries as the permission call lists them: what was granted, and everything that exists. */
function permissionLists(entries: readonly PermissionRow[], granted: ReadonlySet<string>): PermissionState {
  const controlled = entries.filter(({ perms, page }) => perms && !(page && isProductPermission(perms)))
  const toEntry = ({ perms, permsType, name }: PermissionRow): PermissionEntry => ({ action: perms ?? '', type: permsType, describe: name })
  return {
    auth: controlled.filter(({ id }) => granted.has(id)).map(toEntry),
    allAuth: controlled.map((entry) => ({ ...toEntry(entry), status: entry.status })),
  }
}
