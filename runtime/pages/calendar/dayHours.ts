import type { ModelOf } from '../../model/PageModel'
import { formatClock } from '../../text/formatMoment'
import type { Day, Entry } from './calendarDays'

/** true when entries start at a time of day, and not only on a day. */
export function hasTimes({ fields, config }: Pick<ModelOf<'calendar'>, 'fields' | 'config'>): boolean {
  const start = fields.find(({ key }) => key === config.entries.start)
  return start !== undefined && start.facts.column(start.config) === 'timestamp'
}

/** The hours that are shown at any rate. */
const [firstHour, lastHour] = [8, 18]

/** The hours that have to be shown for the entries of these days, without gaps. */
export function hoursOf(entries: readonly Entry[], days: readonly Day[]): number[] {
  const starts = entries.flatMap((entry) => (days.includes(entry.first) ? (startHour(entry) ?? []) : []))
  const first = Math.min(firstHour, ...starts)
  const last = Math.max(lastHour, ...starts)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The hour that the entry starts in on this day; undefined for one that has no time there: it lasts all day, or began on a day before. */
export function hourOn(entry: Entry, day: Day): number | undefined {
  return entry.first === day ? startHour(entry) : undefined
}

function startHour({ time }: Entry): number | undefined {
  return time === '' ? undefined : Number(time.slice(0, 2))
}

/** `08:00` as its reader writes it, and as times are written in the entries. */
export function hourName(hour: number): string {
  return formatClock(`${String(hour).padStart(2, '0')}:00`, 'HH:mm')
}
