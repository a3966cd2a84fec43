import { readStored, writeStored } from '../../session/storage'

const key = 'LAST_ACTIVITY'

/** Milliseconds within which a second sign of somebody is not written down. */
const noteEvery = 5_000

let own = 0

/** When somebody last touched the product in any tab of this browser, in milliseconds since 1970. */
export function readLastActivity(): number {
  const stored = readStored(key)
  return Math.max(own, typeof stored === 'number' ? stored : 0)
}

/** Somebody is there. */
export function noteActivity(): void {
  const now = Date.now()
  if (now - own < noteEvery) return
  own = now
  writeStored(key, now)
}
