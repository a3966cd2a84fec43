import { randomBytes } from 'node:crypto'

let lastTime = 0
let count = 0

/**
 * A new row id: 32 hex characters. It begins with the time in milliseconds and a count within it, so that ids of one server stand in the order
 * in which they were made (rows of one second keep their order in lists, and stand side by side in the index); the last 64 bits are random.
 */
export function newId(): string {
  const now = Date.now()
  count = now > lastTime ? 0 : count + 1
  lastTime = Math.max(now, lastTime)
  if (count > 0xffff) {
    count = 0
    lastTime++
  }
  return lastTime.toString(16).padStart(12, '0') + count.toString(16).padStart(4, '0') + randomBytes(8).toString('hex')
}
