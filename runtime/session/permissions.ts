import type { PermissionEntry } from '../../schemas/api/session'

/** The two permission lists of a session: what the user was granted, and every action that exists. */
export interface PermissionState {
  auth: readonly PermissionEntry[]
  allAuth: readonly PermissionEntry[]
}

export const noPermissions: PermissionState = { auth: [], allAuth: [] }

/** Role code of the administrator, who may do everything (specification P6). */
export const administratorRole = 'SOCAdmin'

/** An answer about one action, and the rule that gave it. */
export interface Decision<R extends string> {
  isSo: boolean
  reason: R
}

export type VisibleReason = 'toolbar' | 'workflow' | 'notControlled' | 'nothingGranted' | 'granted' | 'notGranted'
export type DisabledReason = 'ownList' | 'notControlled' | 'granted' | 'notGranted' | 'notListed'

/** Elements with this action are kept for everybody (specification P6). */
const alwaysShown = 'toolbar_show'

/** One entry may hold several actions, joined by commas. */
function names(entry: PermissionEntry, action: string): boolean {
  return entry.action === action || entry.action.split(',').some((name) => name.trim() === action)
}

/** Whether an element with this action stays on the screen. `workflow`: the list that a workflow node brings, asked first (wire facts 3). */
export function decideVisible(
  action: string,
  { auth, allAuth }: PermissionState,
  workflow: readonly PermissionEntry[] = [],
): Decision<VisibleReason> {
  const isShowing = (entry: PermissionEntry) => entry.type !== '2'
  const isNamed = (entry: PermissionEntry) => isShowing(entry) && names(entry, action)
  if (action === alwaysShown) return { isSo: true, reason: 'toolbar' }
  if (workflow.some(isNamed)) return { isSo: true, reason: 'workflow' }
  if (allAuth.some((entry) => isNamed(entry) && entry.status === '0')) return { isSo: true, reason: 'notControlled' }
  if (!auth.some(isShowing)) return { isSo: false, reason: 'nothingGranted' }
  return auth.some(isNamed) ? { isSo: true, reason: 'granted' } : { isSo: false, reason: 'notGranted' }
}

/**
 * Whether a control with this action is **disabled**. `own`: the page's own list, asked first. The specification's sentence about this check
 * ("passes", "denies", "allows") speaks of being disabled, not of being permitted (wire facts 3).
 */
export function decideDisabled(
  action: string,
  { auth, allAuth }: PermissionState,
  own: readonly PermissionEntry[] = [],
): Decision<DisabledReason> {
  const isNamed = (entry: PermissionEntry) => entry.type === '2' && names(entry, action)
  if (own.some(isNamed)) return { isSo: true, reason: 'ownList' }
  const listed = allAuth.find(isNamed)
  if (!listed) return { isSo: false, reason: 'notListed' }
  if (listed.status === '0') return { isSo: false, reason: 'notControlled' }
  return auth.some(isNamed) ? { isSo: false, reason: 'granted' } : { isSo: true, reason: 'notGranted' }
}

/** The codes under `<authPre>:` among entries, without the prefix. */
function codesUnder(authPre: string, entries: readonly PermissionEntry[], isWanted: (entry: PermissionEntry) => boolean): string[] {
  const prefix = `${authPre}:`
  return entries
    .filter(isWanted)
    .flatMap((entry) => entry.action.split(','))
    .map((action) => action.trim())
    .filter((action) => action.startsWith(prefix))
    .map((action) => action.slice(prefix.length))
}

/** Columns and toolbar buttons of a page that the user may not see: controlled under its prefix, and not granted. */
export function hiddenCodes(authPre: string, { auth, allAuth }: PermissionState): ReadonlySet<string> {
  const granted = new Set(codesUnder(authPre, auth, (entry) => entry.type === '1'))
  const controlled = codesUnder(authPre, allAuth, (entry) => entry.type === '1' && entry.status === '1')
  return new Set(controlled.filter((code) => !granted.has(code)))
}

/** Columns of a page that the user may see and not change. */
export function disabledCodes(authPre: string, permissions: PermissionState): ReadonlySet<string> {
  const listed = codesUnder(authPre, permissions.allAuth, (entry) => entry.type === '2')
  return new Set(listed.filter((code) => decideDisabled(`${authPre}:${code}`, permissions).isSo))
}

/** Whether the user holds the role. */
export function hasRole(role: string, roleCodes: readonly string[]): boolean {
  return roleCodes.includes(role)
}
