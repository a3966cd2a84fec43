import { atom } from 'jotai'
import type { LoginBody, LoginResult, UserInfo } from '../../schemas/api/session'
import type { SignInCalls } from '../calls/signInCalls'
import { clearDictionaryCache, storeDictionaryCache } from './dictionaryCache'
import { clearPermissions } from './loadPermissions'
import { readStored, removeStored, sessionLife, writeStored } from './storage'

const tokenKey = 'Access-Token'
const userKey = 'Login_Userinfo'
const tenantKey = 'TENANT_ID'
const departKey = 'MULTI_DEPART'

/** What the server knows the session by; `null` when nobody is signed in. */
export const tokenAtom = atom<string | null>(null)
export const userAtom = atom<UserInfo | null>(null)
/** true: the server has forgotten the token, and the screen still holds what was typed. */
export const isExpiredAtom = atom(false)
/** true: the user asked to sign out, so the sign-in page does not lead back to where that was. */
export const hasSignedOutAtom = atom(false)

/** true: the user has several departments and has not said yet for which one to act; until then nothing else is shown. */
export const mustChooseDepartAtom = atom(false)

/** Who is signed in as this device remembers it: another tab may have changed it. */
export function readStoredUser(): UserInfo | null {
  const user = readStored(userKey)
  return user !== null && typeof user === 'object' ? (user as UserInfo) : null
}

/** Takes up the session that an earlier visit left on this device. */
export const restoreSessionAtom = atom(null, (_get, set) => {
  const token = readStored(tokenKey)
  const user = readStoredUser()
  const isWhole = typeof token === 'string' && user !== null
  set(tokenAtom, isWhole ? token : null)
  set(userAtom, isWhole ? user : null)
  set(isExpiredAtom, false)
  set(mustChooseDepartAtom, isWhole && readStored(departKey) === true)
})

/** Takes up a session that the same user has opened in another tab; true when there is one. */
export const joinSessionAtom = atom(null, (get, set) => {
  const token = readStored(tokenKey)
  const isOther = typeof token === 'string' && token !== get(tokenAtom)
  if (!isOther || readStoredUser()?.id !== get(userAtom)?.id) return false
  set(restoreSessionAtom)
  return true
})

/** Takes up what a sign-in brought, and keeps token, user and dictionaries for seven days. */
export const openSessionAtom = atom(null, (get, set, { token, userInfo, sysAllDictItems, multi_depart }: LoginResult) => {
  // Somebody whose session had ended has chosen before, and goes on where it ended.
  const goesOn = get(isExpiredAtom) && get(userAtom)?.id === userInfo.id && !get(mustChooseDepartAtom)
  const mustChoose = multi_depart === 2 && !goesOn
  if (mustChoose) writeStored(departKey, true, sessionLife)
  else removeStored(departKey)
  writeStored(tokenKey, token, sessionLife)
  writeStored(userKey, userInfo, sessionLife)
  storeDictionaryCache(sysAllDictItems ?? {})
  clearPermissions()
  set(tokenAtom, token)
  set(userAtom, userInfo)
  set(isExpiredAtom, false)
  set(hasSignedOutAtom, false)
  set(mustChooseDepartAtom, mustChoose)
})

/** The department has been chosen, or there is none to choose. */
export const leaveDepartChoiceAtom = atom(null, (_get, set) => {
  removeStored(departKey)
  set(mustChooseDepartAtom, false)
})

/** Signs in with user name and password. A refused sign-in changes nothing. */
export const signInAtom = atom(null, async (_get, set, calls: SignInCalls, body: LoginBody) => {
  set(openSessionAtom, await calls.signIn(body))
})

/** Forgets here who is signed in. */
export const clearSessionAtom = atom(null, (_get, set) => {
  for (const key of [tokenKey, userKey, tenantKey, departKey]) removeStored(key)
  clearDictionaryCache()
  clearPermissions()
  set(tokenAtom, null)
  set(userAtom, null)
  set(isExpiredAtom, false)
  set(mustChooseDepartAtom, false)
})

/** Signs out here at once; the server is told, and its failure stops nothing. */
export const signOutAtom = atom(null, (get, set, calls: SignInCalls) => {
  const token = get(tokenAtom)
  if (token && !get(isExpiredAtom)) calls.signOut().catch(() => undefined)
  set(clearSessionAtom)
})

/** Takes up what has changed about the signed-in user, such as the department, and keeps it for seven days. */
export const changeUserAtom = atom(null, (_get, set, user: UserInfo) => {
  writeStored(userKey, user, sessionLife)
  set(userAtom, user)
})

/** Notes that the server has refused a token. Late answers to the token before change nothing. */
export const expireSessionAtom = atom(null, (get, set, refusedToken: string) => {
  if (get(tokenAtom) === refusedToken) set(isExpiredAtom, true)
})

/** The tenant that calls are made for; `null` when there is none. */
export function readTenant(): string | null {
  const tenant = readStored(tenantKey)
  return typeof tenant === 'string' || typeof tenant === 'number' ? String(tenant) : null
}
