import type { PermissionRow, UserRights } from './Rights'

/** One entry may hold several actions, joined by commas. */
export function actionsOf({ perms }: PermissionRow): string[] {
  return perms === null ? [] : perms.split(',').map((action) => action.trim())
}

/** Whether the user may press the button and so make its call: granted, or not controlled at all (wire facts, section 3). */
export function isPermitted(permission: string, entries: readonly PermissionRow[], rights: UserRights): boolean {
  if (rights.isAdministrator || rights.actions.has(permission)) return true
  return entries.some((entry) => entry.permsType !== '2' && entry.status === '0' && actionsOf(entry).includes(permission))
}

/** What is controlled under a prefix and not granted: the columns that the user may not see (wire facts, section 3). */
export function hiddenUnder(authPre: string, entries: readonly PermissionRow[], rights: UserRights): ReadonlySet<string> {
  const prefix = `${authPre}:`
  const shown = entries.filter(({ permsType }) => permsType === '1')
  const codes = (wanted: readonly PermissionRow[]) =>
    wanted.flatMap(actionsOf).flatMap((action) => (action.startsWith(prefix) ? [action.slice(prefix.length)] : []))
  const granted = new Set(codes(shown.filter(({ id }) => rights.granted.has(id))))
  return new Set(codes(shown.filter(({ status }) => status === '1')).filter((code) => !granted.has(code)))
}
