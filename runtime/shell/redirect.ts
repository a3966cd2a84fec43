export const homePath = '/dashboard/analysis'
export const workplacePath = '/dashboard/workplace'
export const signInPath = '/user/login'
export const notFoundPath = '/404'

/** The sign-in page, keeping the full address that was wanted. */
export function signInAddress(wanted: { pathname: string; search: string; hash: string }): string {
  const full = wanted.pathname + wanted.search + wanted.hash
  return full === '/' || full === homePath ? signInPath : `${signInPath}?redirect=${encodeURIComponent(full)}`
}

/** Where to go after signing in. Only an address of this site counts; anything else (`//evil`, `https:…`, `/\evil`) leads home. */
export function safeRedirect(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return homePath
  try {
    const { origin, pathname, search, hash } = new URL(wanted, window.location.origin)
    if (origin !== window.location.origin || pathname.startsWith('//') || pathname.startsWith('/user/')) return homePath
    return pathname + search + hash
  } catch {
    return homePath
  }
}

/** What `/404` is told of the address that led there. */
export function wantedState(address: string): { wanted: string } {
  return { wanted: address }
}
