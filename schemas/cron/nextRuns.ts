import { CronExpressionParser } from 'cron-parser'
import type { CronExpression } from './CronExpression'
import { cronParts } from './cronParts'
import { type DayOfYear, isDayOf } from './isDay'
import { valuesOf } from './valuesOf'

/** From when, how many, and where the clock stands (an IANA name; the time zone of this machine when left out). */
export interface RunsAsked {
  from: Date
  count: number
  timeZone?: string
}

/**
 * The next moments that an expression means, in order; fewer when it ends before. Which days it means is worked out here, since the last days, the nearest
 * weekdays and the years of Quartz are unknown to cron-parser; the moments of such a day come from there, with the changes of the clock in its time zone.
 */
export function nextRuns(expression: CronExpression, { from, count, timeZone }: RunsAsked): Date[] {
  const isDay = isDayOf(expression)
  const times = (['second', 'minute', 'hour'] as const).map((part) => valuesOf(part, expression[part]).join(',')).join(' ')
  const runs: Date[] = []
  for (const at of daysFrom(from)) {
    if (!isDay(at)) continue
    for (const run of runsOfDay(times, at, from, timeZone)) {
      runs.push(run)
      if (runs.length === count) return runs
    }
  }
  return runs
}

const dayLength = 24 * 60 * 60 * 1000

/** Every day from the one before `from` on (it may still be that day elsewhere), to the last one that an expression can mean. */
function* daysFrom(from: Date): Generator<DayOfYear> {
  const first = Math.max(from.getTime() - dayLength, Date.UTC(cronParts.year.min, 0, 1))
  for (let at = first; ; at += dayLength) {
    const day = new Date(at)
    if (day.getUTCFullYear() > cronParts.year.max) return
    yield { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
  }
}

/** The moments of a day that lie after `from`. */
function* runsOfDay(times: string, { year, month, day }: DayOfYear, from: Date, timeZone: string | undefined): Generator<Date> {
  // No place on earth has the day earlier than that.
  const currentDate = new Date(Math.max(from.getTime(), Date.UTC(year, month - 1, day) - dayLength))
  const moments = CronExpressionParser.parse(`${times} ${day} ${month} *`, { currentDate, ...(timeZone && { tz: timeZone }) })
  for (;;) {
    const run = moments.next()
    if (run.getFullYear() !== year) return
    yield run.toDate()
  }
}
