import type { FastifyRequest } from 'fastify'

/** No more than names of zones: an offset such as `+08:00` means its opposite to the database. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/

/** What readers have written, and which zone it is: to look one up takes longer than many a call. There are some hundred zones, each in any mixture of large and small letters. */
const known = new Map<string, string>()
const mostKnown = 1000

/** The zone by whose clock the caller sees moments: what `X-Time-Zone` says, by its IANA name. Undefined where it says nothing that is known. */
export function readerZone({ headers: { 'x-time-zone': written } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  if (typeof written !== 'string' || !zoneName.test(written)) return undefined
  const before = known.get(written)
  if (before !== undefined) return before
  const zone = findZone(written)
  if (zone !== undefined && known.size < mostKnown) known.set(written, zone)
  return zone
}

function findZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
