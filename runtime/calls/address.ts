/** Where the calls of the product start. */
export const apiBase = '/api'

/** Dictionary look-ups carry no timestamp: their answers may be cached. */
const withoutTimestamp = 'sys/dict/getDictItems'

/** The address of a call below `base`. Values that are `undefined` or `null` are left out, lists are joined by commas. */
export function urlWithParams(base: string, path: string, params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) search.append(key, String(value))
  }
  const address = `${base}/${path.replace(/^\/+/, '')}`
  const query = search.toString()
  if (!query) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** `_t` in whole seconds, so that no cache between here and the server answers a read. */
export function withTimestamp(path: string, params: Record<string, unknown> = {}): Record<string, unknown> {
  return path.includes(withoutTimestamp) ? params : { ...params, _t: Math.floor(Date.now() / 1000) }
}
