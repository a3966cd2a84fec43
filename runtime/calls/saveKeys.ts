import type { SaveBody } from '../../schemas/api/rows'

const keys = new WeakMap<SaveBody, string>()

/** Names the save of a new row, which the server does once, however often it is tried: the same key for the same body. */
export function saveKeyOf(body: SaveBody): string {
  const key = keys.get(body) ?? crypto.getRandomValues(new BigUint64Array(2)).join('-')
  keys.set(body, key)
  return key
}

/** `body` is the save of `earlier`, tried again with what has been typed since. */
export function keepSaveKey(earlier: SaveBody, body: SaveBody): void {
  keys.set(body, saveKeyOf(earlier))
}
