import { browserZone } from './browserZone'
import { storedDatetime } from './writtenForm'

/** Zones by their IANA names, such as `Asia/Shanghai`. */
interface Zones {
  /** In which the server writes the moments that it notes; undefined before it is known. */
  server?: string
  /** In which the reader sees them. */
  reader: string
}

let zones: Partial<Zones> = {}

export function currentZones(): Zones {
  return { ...zones, reader: readerZone() }
}

function readerZone(): string {
  return zones.reader ?? browserZone()
}

/** One that this browser does not know moves nothing. */
export function setZones(next: Partial<Zones>): void {
  const known = Object.entries(next).filter(([, zone]) => clockOf(zone) !== undefined)
  zones = { ...zones, ...Object.fromEntries(known) }
}

/** A moment that the server has noted, by the clock of its reader. */
export function toReaderZone(stored: string): string {
  return zones.server === undefined ? stored : move(stored, zones.server, readerZone())
}

/** A moment by the clock of its reader, as the server stores it. */
export function toServerZone(read: string): string {
  return zones.server === undefined ? read : move(read, readerZone(), zones.server)
}

/** A moment of this browser by the clock of the reader, as moments are stored. */
export function inReaderZone(moment: Date | number): string {
  return written(Number(moment), readerZone())
}

function written(moment: number, zone: string): string {
  return new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, storedDatetime.length).replace('T', ' ')
}

function move(text: string, from: string, to: string): string {
  if (from === to || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return text
  const wall = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(wall)) return text
  // The clock is an hour off where it was changed between the two: the second look is at the moment itself.
  const guess = wall - offsetAt(wall, from)
  const moment = wall - offsetAt(guess, from)
  return written(moment, to)
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>()

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (clocks.has(zone)) return clocks.get(zone)
  const clock = makeClock(zone)
  clocks.set(zone, clock)
  return clock
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    const part = 'numeric'
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: part,
      month: part,
      day: part,
      hour: part,
      minute: part,
      second: part,
    })
  } catch {
    return undefined
  }
}

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  const shown = Object.fromEntries((clockOf(zone)?.formatToParts(moment) ?? []).map(({ type, value }) => [type, Number(value)]))
  const { year, month, day, hour, minute, second } = shown
  if (year === undefined || month === undefined) return 0
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}
