import { atom } from 'jotai'
import type { PreferencesBody, PreferenceValue, UserPreferences } from '../../schemas/api/preferences'
import type { Calls } from '../calls/Calls'
import { readStored, removeStored, writeStored } from './storage'

/**
 * What a user has chosen for the screen. The server keeps it, this device has a copy for the sign-in page and for when the server is away. A copy of
 * somebody else is never taken up: who has chosen nothing begins with nothing.
 */
const ownerKey = 'PREFERENCES_OF'
const unsentKey = 'UNSENT_PREFERENCES'

/** Milliseconds after which changes are sent together. */
const delay = 500

/** Names whose copies stand side by side for every user of this device. */
const namesByUser: ReadonlySet<string> = new Set(['GRID_SIZE', 'RECENT_PAGES'])

/** The other names, as what has them is loaded. */
const names = new Set<string>()
const unsent = new Map<string, PreferenceValue>(readUnsent())
const listeners = new Set<() => void>()
let scheduleSending: (() => void) | null = null
let taken = 0

/** How often preferences were taken up; whoever takes them up says it here. */
export const preferencesTakenAtom = atom(0)

export function countTaken(): number {
  return taken
}

/** A preference that a user takes along; its copy stands under the same name. */
export function declarePreference(name: string): void {
  names.add(name)
}

/** Something was chosen: it is sent as soon as somebody is signed in. */
export function keepPreference(name: string, value: PreferenceValue): void {
  unsent.set(name, value)
  storeUnsent()
  scheduleSending?.()
}

/** What was chosen and not sent belongs to nobody any more. */
export function forgetUnsentPreferences(): void {
  unsent.clear()
  storeUnsent()
}

/** Kept over a reload that comes before the server has it. */
function storeUnsent(): void {
  if (unsent.size === 0) removeStored(unsentKey, 'session')
  else writeStored(unsentKey, Object.fromEntries(unsent), null, 'session')
}

function readUnsent(): [string, PreferenceValue][] {
  const stored = readStored(unsentKey, 'session')
  return stored !== null && typeof stored === 'object' ? Object.entries(stored as UserPreferences) : []
}

/** Takes up what the server keeps of a user. */
export const takePreferencesAtom = atom(null, (_get, set, userId: string, kept: UserPreferences) => {
  copyPreferences(userId, kept)
  taken += 1
  set(preferencesTakenAtom, taken)
  for (const listener of listeners) listener()
})

/** What was chosen here and is on its way stays. */
function copyPreferences(userId: string, kept: UserPreferences): void {
  const isOther = ![null, userId].includes(readStored(ownerKey) as string | null)
  writeStored(ownerKey, userId)
  if (isOther) for (const name of names) if (!unsent.has(name) && !Object.hasOwn(kept, name)) removeStored(name)
  for (const [name, value] of Object.entries(kept)) {
    if (unsent.has(name)) continue
    if (namesByUser.has(name)) writeStored(`${name}_${userId}`, value)
    else if (names.has(name)) writeStored(name, value)
  }
}

/** Calls back when the copies have changed, until the result is called. */
export function onPreferencesTaken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends what is chosen, until the result is called. What could not be sent goes with the next change. */
export function sendPreferences(calls: Pick<Calls, 'put'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    if (unsent.size === 0) return
    const changes = Object.fromEntries(unsent)
    try {
      await calls.put('/sys/user/preferences', { changes } satisfies PreferencesBody, { isQuiet: true })
      for (const [name, value] of Object.entries(changes)) if (unsent.get(name) === value) unsent.delete(name)
      storeUnsent()
    } catch {
      // A preference that cannot be kept is no reason to disturb anybody: the copy of this device stands.
    }
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), delay)
  }
  scheduleSending = schedule
  if (unsent.size > 0) schedule()
  return () => {
    clearTimeout(timer)
    if (scheduleSending === schedule) scheduleSending = null
  }
}

/** What was chosen under a name and is not sent yet. */
export function unsentPreference(name: string): PreferenceValue | undefined {
  return unsent.get(name)
}
