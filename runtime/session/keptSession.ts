import type { UserInfo } from '../../schemas/api/session'
import { isSameBrowserRun } from './browserRun'
import { readStored } from './storage'

/** What a session leaves on this device, and under what. */
export const keptKeys = {
  token: 'Access-Token',
  user: 'Login_Userinfo',
  tenant: 'TENANT_ID',
  /** The department is still to be chosen. */
  depart: 'MULTI_DEPART',
} as const

/** Whether the computer is shared is kept beyond a session: who signs in next most likely answers the same. */
export const sharedKey = 'SHARED_COMPUTER'

export interface KeptSession {
  token: string
  user: UserInfo
}

/** The session that an earlier visit left on this device, whole; null when there is none to be taken up. */
export function readKeptSession(): KeptSession | null {
  const token = hasOutlivedBrowser() ? null : readStored(keptKeys.token)
  const user = readStoredUser()
  return typeof token === 'string' && user !== null ? { token, user } : null
}

/** On a shared computer a session is over when the browser has been closed since. */
export function hasOutlivedBrowser(): boolean {
  return isSharedComputer() && !isSameBrowserRun()
}

/** Who is signed in as this device remembers it: another tab may have changed it. */
export function readStoredUser(): UserInfo | null {
  const user = readStored(keptKeys.user)
  return user !== null && typeof user === 'object' ? (user as UserInfo) : null
}

/** Whether whoever signed in last has said that others use this computer as well. */
export function isSharedComputer(): boolean {
  return readStored(sharedKey) === true
}

/** The tenant that calls are made for; `null` when there is none. */
export function readTenant(): string | null {
  const tenant = readStored(keptKeys.tenant)
  return typeof tenant === 'string' || typeof tenant === 'number' ? String(tenant) : null
}
