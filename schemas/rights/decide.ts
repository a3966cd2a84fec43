import type { PermissionEntry } from '../api/session'
import { type FieldSurface, fieldHiddenBy } from './fieldCodes'
import { alwaysShown } from './permissions'
import { administratorRole, hasRole } from './roles'

/** The two permission lists of a user: what was granted, and every action that exists. */
export interface PermissionState {
  auth: readonly PermissionEntry[]
  allAuth: readonly PermissionEntry[]
}

export const noPermissions: PermissionState = { auth: [], allAuth: [] }

/** An answer about one action, and the rule that gave it. */
export interface Decision<R extends string> {
  isSo: boolean
  reason: R
}

export type VisibleReason = 'toolbar' | 'workflow' | 'notControlled' | 'nothingGranted' | 'granted' | 'notGranted'
export type DisabledReason = 'ownList' | 'notControlled' | 'granted' | 'notGranted' | 'notListed'

/** The actions of one type, out of both lists. */
interface Actions {
  granted: ReadonlySet<string>
  /** Those with status 1: whoever was not granted them goes without. */
  controlled: ReadonlySet<string>
  /** Those with status 0: open to everybody. */
  open: ReadonlySet<string>
}

/** One entry may hold several actions, joined by commas. */
export function actionsOf({ action }: Pick<PermissionEntry, 'action'>): string[] {
  return action.split(',').map((name) => name.trim())
}

type EntryType = PermissionEntry['type']

/** Lists stay as they are once they have been read, so that their actions are sorted out once. */
const known = new WeakMap<PermissionState, Record<EntryType, Actions>>()

function actionsIn(state: PermissionState, type: EntryType): Actions {
  const actions = known.get(state) ?? { '1': sortOut(state, '1'), '2': sortOut(state, '2') }
  known.set(state, actions)
  return actions[type]
}

function sortOut({ auth, allAuth }: PermissionState, type: EntryType): Actions {
  const named = (entries: readonly PermissionEntry[]) => new Set(entries.filter((entry) => entry.type === type).flatMap(actionsOf))
  return {
    granted: named(auth),
    controlled: named(allAuth.filter(({ status }) => status !== '0')),
    open: named(allAuth.filter(({ status }) => status === '0')),
  }
}

/** Whether an element with this action stays on the screen, and whether its call may be made. `workflow`: the list that a workflow node brings, asked first. */
export function decideVisible(action: string, state: PermissionState, workflow: readonly PermissionEntry[] = []): Decision<VisibleReason> {
  const { granted, open } = actionsIn(state, '1')
  if (action === alwaysShown) return { isSo: true, reason: 'toolbar' }
  if (workflow.some((entry) => entry.type !== '2' && actionsOf(entry).includes(action))) return { isSo: true, reason: 'workflow' }
  if (open.has(action)) return { isSo: true, reason: 'notControlled' }
  if (granted.size === 0) return { isSo: false, reason: 'nothingGranted' }
  return granted.has(action) ? { isSo: true, reason: 'granted' } : { isSo: false, reason: 'notGranted' }
}

/** The same for somebody with these roles: the administrator may do everything. */
export function decideAllowed(action: string, state: PermissionState, roles: readonly string[]): Decision<VisibleReason | 'administrator'> {
  return hasRole(administratorRole, roles) ? { isSo: true, reason: 'administrator' } : decideVisible(action, state)
}

/**
 * Whether a control with this action is **disabled**: of several entries for one action the strictest counts. `own`: the page's own list, asked first.
 */
export function decideDisabled(action: string, state: PermissionState, own: readonly PermissionEntry[] = []): Decision<DisabledReason> {
  const { granted, controlled, open } = actionsIn(state, '2')
  if (own.some((entry) => entry.type === '2' && actionsOf(entry).includes(action))) return { isSo: true, reason: 'ownList' }
  if (controlled.has(action)) return granted.has(action) ? { isSo: false, reason: 'granted' } : { isSo: true, reason: 'notGranted' }
  return { isSo: false, reason: open.has(action) ? 'notControlled' : 'notListed' }
}

/** Whether the element goes from whoever was not granted the action: some entry controls it. */
export function isControlled(action: string, state: PermissionState): boolean {
  return actionsIn(state, '1').controlled.has(action)
}

/** Fields and toolbar buttons of a page that the user may not see in that place: controlled under its prefix, and not granted. */
export function hiddenCodes(authPre: string, surface: FieldSurface, state: PermissionState): ReadonlySet<string> {
  return new Set([...withheldUnder(authPre, state, '1')].flatMap((code) => fieldHiddenBy(code, surface) ?? []))
}

/** Columns of a page that the user may see and not change. */
export function disabledCodes(authPre: string, state: PermissionState): ReadonlySet<string> {
  return withheldUnder(authPre, state, '2')
}

function withheldUnder(authPre: string, state: PermissionState, type: EntryType): ReadonlySet<string> {
  const prefix = `${authPre}:`
  const { granted, controlled } = actionsIn(state, type)
  const withheld = [...controlled].filter((action) => action.startsWith(prefix) && !granted.has(action))
  return new Set(withheld.map((action) => action.slice(prefix.length)))
}
