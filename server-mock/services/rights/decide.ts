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
  return withheldUnder(authPre, '1', entries, rights)
}

/** The columns under a prefix that the user may see and not change: entries of type 2 that are controlled and not granted. */
export function disabledUnder(authPre: string, entries: readonly PermissionRow[], rights: UserRights): ReadonlySet<string> {
  return withheldUnder(authPre, '2', entries, rights)
}

function withheldUnder(
  authPre: string,
  type: PermissionRow['permsType'],
  entries: readonly PermissionRow[],
  rights: UserRights,
): ReadonlySet<string> {
  const prefix = `${authPre}:`
  const ofType = entries.filter(({ permsType }) => permsType === type)
  const codes = (wanted: readonly PermissionRow[]) =>
    wanted.flatMap(actionsOf).flatMap((action) => (action.startsWith(prefix) ? [action.slice(prefix.length)] : []))
  const granted = new Set(codes(ofType.filter(({ id }) => rights.granted.has(id))))
  return new Set(codes(ofType.filter(({ status }) => status === '1')).filter((code) => !granted.has(code)))
}
