import { atom } from 'jotai'
import type { LoginBody, LoginResult, UserInfo } from '../../schemas/api/session'
import { isUnreached } from '../calls/isUnreached'
import type { SignInCalls } from '../calls/signInCalls'
import type { ExpiryReason } from '../calls/Transport'
import { markBrowserRun } from './browserRun'
import { clearDictionaryCache, storeDictionaryCache } from './dictionaryCache'
import { hasOutlivedBrowser, keptKeys, readKeptSession, readStoredUser, sharedKey } from './keptSession'
import { clearPermissions } from './loadPermissions'
import { readStored, removeStored, sessionLife, storedKeys, writeStored } from './storage'
import { forgetUnsentPreferences } from './userPreferences'
import { clearRightsAtom } from './userRights'

/** What goes with a session. */
const sessionKeys = Object.values(keptKeys)

/** What the server knows the session by; `null` when nobody is signed in. */
export const tokenAtom = atom<string | null>(null)
export const userAtom = atom<UserInfo | null>(null)
/** Why the server no longer takes the token, while the screen still holds what was typed; `null` as long as it does. */
export const expiryAtom = atom<ExpiryReason | null>(null)
/** true: the session has ended. */
export const isExpiredAtom = atom((get) => get(expiryAtom) !== null)
/** true: the user asked to sign out, so the sign-in page does not lead back to where that was. */
export const hasSignedOutAtom = atom(false)

/** true: the user has several departments and has not said yet for which one to act; until then nothing else is shown. */
export const mustChooseDepartAtom = atom(false)

/** Takes up the session that an earlier visit left on this device. */
export const restoreSessionAtom = atom(null, (_get, set) => {
  if (hasOutlivedBrowser()) for (const key of sessionKeys) removeStored(key)
  const kept = readKeptSession()
  set(tokenAtom, kept?.token ?? null)
  set(userAtom, kept?.user ?? null)
  set(expiryAtom, null)
  set(mustChooseDepartAtom, kept !== null && readStored(keptKeys.depart) === true)
})

/** Takes up a session that the same user has opened in another tab; true when there is one. */
export const joinSessionAtom = atom(null, (get, set) => {
  const token = readStored(keptKeys.token)
  const isOther = typeof token === 'string' && token !== get(tokenAtom)
  if (!isOther || readStoredUser()?.id !== get(userAtom)?.id) return false
  set(restoreSessionAtom)
  return true
})

/** Takes up what a sign-in brought, and keeps token, user and dictionaries for seven days. */
export const openSessionAtom = atom(
  null,
  (get, set, { token, userInfo, sysAllDictItems, multi_depart }: LoginResult, isShared?: boolean) => {
    // Somebody whose session had ended has chosen before, and goes on where it ended.
    const goesOn = get(isExpiredAtom) && get(userAtom)?.id === userInfo.id && !get(mustChooseDepartAtom)
    const mustChoose = multi_depart === 2 && !goesOn
    if (mustChoose) writeStored(keptKeys.depart, true, sessionLife)
    else removeStored(keptKeys.depart)
    if (isShared) writeStored(sharedKey, true)
    else removeStored(sharedKey)
    markBrowserRun(isShared === true)
    writeStored(keptKeys.token, token, sessionLife)
    writeStored(keptKeys.user, userInfo, sessionLife)
    keepTenant(userInfo)
    if (!goesOn) forgetVisits()
    storeDictionaryCache(sysAllDictItems ?? {})
    clearPermissions()
    set(tokenAtom, token)
    set(userAtom, userInfo)
    set(expiryAtom, null)
    set(hasSignedOutAtom, false)
    set(mustChooseDepartAtom, mustChoose)
  },
)

/** The department has been chosen, or there is none to choose. */
export const leaveDepartChoiceAtom = atom(null, (_get, set) => {
  removeStored(keptKeys.depart)
  set(mustChooseDepartAtom, false)
})

/** Signs in with user name and password. A refused sign-in changes nothing. */
export const signInAtom = atom(null, async (_get, set, calls: SignInCalls, body: LoginBody) => {
  set(openSessionAtom, await calls.signIn(body), body.isShared)
})

/** Forgets here who is signed in. */
export const clearSessionAtom = atom(null, (_get, set) => {
  for (const key of sessionKeys) removeStored(key)
  clearDictionaryCache()
  clearPermissions()
  forgetVisits()
  set(clearRightsAtom)
  forgetUnsentPreferences()
  set(tokenAtom, null)
  set(userAtom, null)
  set(expiryAtom, null)
  set(mustChooseDepartAtom, false)
})

/** Signs out here at once; the server is told, when the line is down as soon as it is back, and its failure stops nothing. */
export const signOutAtom = atom(null, (get, set, calls: SignInCalls) => {
  const token = get(tokenAtom)
  if (token && !get(isExpiredAtom)) endOnServer(calls, token)
  set(clearSessionAtom)
})

/** A session that the server was not told to end could be gone on with by whoever has its token. */
function endOnServer(calls: SignInCalls, token: string): void {
  calls.signOut(token).catch((error: unknown) => {
    if (isUnreached(error)) window.addEventListener('online', () => endOnServer(calls, token), { once: true })
  })
}

/** The session lives on as if it had just begun: what was kept here of it, too. */
export const keepSessionAtom = atom(null, (get) => {
  const [token, user] = [get(tokenAtom), get(userAtom)]
  if (token === null || user === null || readStored(keptKeys.token) !== token) return
  writeStored(keptKeys.token, token, sessionLife)
  writeStored(keptKeys.user, user, sessionLife)
})

/** Takes up what has changed about the signed-in user, such as the department, and keeps it for seven days. */
export const changeUserAtom = atom(null, (_get, set, user: UserInfo) => {
  writeStored(keptKeys.user, user, sessionLife)
  set(userAtom, user)
})

/** Notes that the server has refused a token. Late answers to the token before change nothing. */
export const expireSessionAtom = atom(null, (get, set, refusedToken: string, reason: ExpiryReason = 'unauthorised') => {
  if (get(tokenAtom) === refusedToken) set(expiryAtom, reason)
})

/** Titles stand under the addresses that were gone to (P4); which those were is no business of who signs in next. */
function forgetVisits(): void {
  for (const key of storedKeys('/')) removeStored(key)
}

/** The tenant goes with every call from now on; where the server names none, none does. */
function keepTenant({ tenantid }: UserInfo): void {
  if (tenantid) writeStored(keptKeys.tenant, tenantid, sessionLife)
  else removeStored(keptKeys.tenant)
}
