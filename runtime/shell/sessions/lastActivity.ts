import { readStored, removeStored, writeStored } from '../../session/storage'

const key = 'LAST_ACTIVITY'

/** Milliseconds within which a second sign of somebody is not written down. */
const noteEvery = 5_000

let own = 0

/** When somebody last touched the product in any tab of this browser, in milliseconds since 1970. What lies ahead was noted by a clock that was wrong, and is forgotten. */
export function readLastActivity(): number {
  const now = Date.now()
  const stored = readStored(key)
  if (own > now) own = 0
  if (typeof stored !== 'number') return own
  if (stored <= now) return Math.max(own, stored)
  removeStored(key)
  return own
}

/** Somebody is there. */
export function noteActivity(): void {
  const now = Date.now()
  if (Math.abs(now - own) < noteEvery) return
  own = now
  writeStored(key, now)
}
