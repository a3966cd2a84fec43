import type { CronExpression, CronFault, CronItem, CronPart } from './CronExpression'
import { type CronPartName, cronPartNames, cronParts, maxDaysBefore, maxNth } from './cronParts'

/** What a text says, or why it says nothing. */
export type ReadCron = { expression: CronExpression; fault?: undefined } | { expression?: undefined; fault: CronFault }

/**
 * Reads an expression of six or seven parts, as Quartz defines them (http://www.quartz-scheduler.org/documentation/quartz-2.3.0/tutorials/crontrigger.html):
 * second, minute, hour, day of the month, month, day of the week, year. Either the day or the day of the week is `?`.
 */
export function parseCron(text: string): ReadCron {
  const written = text.trim().toUpperCase().split(/\s+/)
  if (written.length !== 6 && written.length !== 7) return { fault: { code: 'count', found: text.trim() } }
  const expression: Partial<Record<CronPartName, CronPart>> = {}
  for (const [index, part] of cronPartNames.entries()) {
    const found = written[index] ?? '*'
    const read = readPart(part, found)
    if (typeof read === 'string') return { fault: { code: read, part, found } }
    expression[part] = read
  }
  const whole = expression as CronExpression
  const isDecidedOnce = (whole.day.kind === 'unspecified') !== (whole.week.kind === 'unspecified')
  if (!isDecidedOnce) return { fault: { code: 'unspecified', found: `${written[3]} … ${written[5]}` } }
  return { expression: whole }
}

/** Reads one part by itself. */
function readPart(part: CronPartName, found: string): CronPart | CronFault['code'] {
  if (found === '*') return { kind: 'every' }
  if (found === '?') return part === 'day' || part === 'week' ? { kind: 'unspecified' } : 'unread'
  const special = part === 'day' ? readDay(found) : part === 'week' ? readWeekday(found) : undefined
  if (special) return special
  const items: CronItem[] = []
  for (const piece of found.split(',')) {
    const item = readItem(part, piece)
    if (typeof item === 'string') return item
    items.push(item)
  }
  return { kind: 'items', items }
}

function readDay(found: string): CronPart | CronFault['code'] | undefined {
  const last = /^L(?:-(\d{1,2}))?(W)?$/.exec(found)
  if (last) {
    const before = Number(last[1] ?? 0)
    return before > maxDaysBefore ? 'bounds' : { kind: 'last', before, isWeekday: last[2] !== undefined }
  }
  const nearest = /^(\d{1,2})W$/.exec(found)
  if (!nearest) return undefined
  const day = Number(nearest[1])
  return isWithin('day', day) ? { kind: 'nearestWeekday', day } : 'bounds'
}

function readWeekday(found: string): CronPart | CronFault['code'] | undefined {
  // By itself, the last day of the week.
  if (found === 'L') return { kind: 'items', items: [{ from: cronParts.week.max }] }
  const last = /^(\w+)L$/.exec(found)
  if (last) {
    const weekday = readValue('week', last[1] ?? '')
    return typeof weekday === 'string' ? weekday : { kind: 'lastOf', weekday }
  }
  const nth = /^(\w+)#(\d+)$/.exec(found)
  if (!nth) return undefined
  const weekday = readValue('week', nth[1] ?? '')
  if (typeof weekday === 'string') return weekday
  const count = Number(nth[2])
  return count >= 1 && count <= maxNth ? { kind: 'nth', weekday, nth: count } : 'bounds'
}

/** `5`, `5-9`, `5/2`, `5-9/2`, `*`/2 and `/2`. */
function readItem(part: CronPartName, piece: string): CronItem | CronFault['code'] {
  const [, values = '', stepped] = /^([^/]*)(?:\/(.*))?$/.exec(piece) ?? []
  const step = stepped === undefined ? undefined : readStep(part, stepped)
  if (typeof step === 'string') return step
  if ((values === '*' || values === '') && step !== undefined) return { from: cronParts[part].min, step }
  const [first = '', last, ...more] = values.split('-')
  if (more.length > 0) return 'unread'
  const from = readValue(part, first)
  if (typeof from === 'string') return from
  const to = last === undefined ? undefined : readValue(part, last)
  if (typeof to === 'string') return to
  // A year does not come again.
  if (part === 'year' && to !== undefined && to < from) return 'bounds'
  return { from, ...(to !== undefined && { to }), ...(step !== undefined && { step }) }
}

function readStep(part: CronPartName, written: string): number | CronFault['code'] {
  if (!/^\d+$/.test(written)) return 'unread'
  const step = Number(written)
  return step >= 1 && step <= cronParts[part].maxStep ? step : 'step'
}

function readValue(part: CronPartName, written: string): number | CronFault['code'] {
  const { min, names } = cronParts[part]
  const named = names?.indexOf(written) ?? -1
  if (named >= 0) return min + named
  if (!/^\d+$/.test(written)) return 'unread'
  const value = Number(written)
  return isWithin(part, value) ? value : 'bounds'
}

function isWithin(part: CronPartName, value: number): boolean {
  return value >= cronParts[part].min && value <= cronParts[part].max
}
