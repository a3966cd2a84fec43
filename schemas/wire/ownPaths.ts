/**
 * Paths under the API base that the product answers itself, with everything below them. A route of the product can have no other path, and a page with a
 * table of its own none of these.
 */
export const ownCalls = [
  '/account/sms',
  '/api',
  '/auth',
  '/common',
  '/dashboard',
  '/eoa',
  '/face',
  '/favoriteFolders',
  '/health',
  '/heli',
  '/help',
  '/layoutChart',
  '/mock',
  '/myTeam',
  '/online',
  '/openapi.json',
  '/page-configs',
  '/pgms',
  '/sys',
  '/system',
  '/user',
  '/vxeSocket',
] as const
type OwnCall = (typeof ownCalls)[number]

/** Address of a route of the product, from the root. */
export type OwnUrl = `/api${OwnCall}` | `/api${OwnCall}/${string}` | `/page-configs/${string}`

/** Addresses in the browser that the shell answers itself, with everything below them. A page can take none of them in the menu. */
export const ownAddresses = [
  '/404',
  '/api',
  '/assets',
  '/bankaccount',
  '/business',
  '/dashboard',
  '/document',
  '/invoicing',
  '/p',
  '/page-configs',
  '/signing',
  '/studio',
  '/talent',
  '/task/taskView',
  '/test/home',
  '/user',
  '/vxeSocket',
] as const
export type OwnAddress = (typeof ownAddresses)[number] | `${(typeof ownAddresses)[number]}/${string}`

/** The one of some paths that a path is, or stands below; undefined when there is none. */
export function findOwner(path: string, owners: readonly string[]): string | undefined {
  return owners.find((owner) => path === owner || path.startsWith(`${owner}/`))
}
