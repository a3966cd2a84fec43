import dayjs from 'dayjs'
import type { Row } from '../../../schemas/api/Result'
import type { CalendarEntries, CalendarView } from '../../../schemas/page/kinds/calendar'
import type { Language } from '../../../schemas/page/Text'
import { languagePackOf } from '../../text/i18n'

/** A day as rows and addresses write it: `YYYY-MM-DD`. */
export type Day = string

const dayFormat = 'YYYY-MM-DD'

export function today(): Day {
  return dayjs().format(dayFormat)
}

/** The days that are on the screen, from the first on: whole weeks, which begin as in the date boxes of the language. */
export function daysOf(view: CalendarView, day: Day, language: Language): Day[] {
  if (view === 'day') return [day]
  const at = dayjs(day).locale(languagePackOf(language).dayjs)
  const first = (view === 'week' ? at : at.startOf('month')).startOf('week')
  const last = (view === 'week' ? at : at.endOf('month')).endOf('week').startOf('day')
  return Array.from({ length: last.diff(first, 'day') + 1 }, (_, index) => first.add(index, 'day').format(dayFormat))
}

/** The day a view further on, or back. */
export function step(view: CalendarView, day: Day, by: 1 | -1): Day {
  return dayjs(day).add(by, view).format(dayFormat)
}

/** The first and the last of the days that the heading names: those around a month are none of them. */
export function namedDays(view: CalendarView, day: Day, language: Language): [first: Day, last: Day] {
  const [first = day, ...others] = daysOf(view, day, language).filter((shown) => view !== 'month' || shown.slice(0, 7) === day.slice(0, 7))
  return [first, others.at(-1) ?? first]
}

/** What stands over the calendar: the month, the week's first and last day, or the day. */
export function headingOf(view: CalendarView, day: Day, language: Language): string {
  if (view === 'month') return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(dayjs(day).toDate())
  if (view === 'day') return dayName(day, language)
  const [first, last] = namedDays('week', day, language)
  return rangeName(first, last, language)
}

/**
 * Two days, and what they share said once. Where a date begins with its year, `Intl` has figures alone for a range: there the last day is said from what it has of
 * its own on, `2026年12月7日 – 13日`.
 */
function rangeName(first: Day, last: Day, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const [from, to] = [dayjs(first).toDate(), dayjs(last).toDate()]
  const [start, end] = [format.formatToParts(from), format.formatToParts(to)]
  if (start[0]?.type !== 'year') return format.formatRange(from, to)
  const own = end.findIndex(({ type, value }, at) => type !== 'literal' && value !== start[at]?.value)
  const saying = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')
  return `${saying(start)} – ${saying(end.slice(own))}`
}

/** The day in full, with the day of the week. */
export function dayName(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(dayjs(day).toDate())
}

/** The day of the week, short. */
export function weekdayOf(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short' }).format(dayjs(day).toDate())
}

/** One row as the calendar shows it. */
export interface Entry {
  row: Row
  first: Day
  last: Day
  /** Time of day that it starts at, `HH:mm`; empty for a day. */
  time: string
  isException: boolean
}

/** The rows that have a day, in the order of their start. One that ends before it starts stands on its first day. */
export function entriesOf(rows: readonly Row[], { start, end, exception }: CalendarEntries): Entry[] {
  const marked = new Set(exception?.values)
  return rows
    .flatMap((row): Entry[] => {
      const from = textOf(row[start])
      if (from === '') return []
      const first = from.slice(0, 10)
      const to = end === undefined ? '' : textOf(row[end]).slice(0, 10)
      const isException = exception !== undefined && marked.has(row[exception.field] as string | number | boolean)
      return [{ row, first, last: to > first ? to : first, time: from.slice(11, 16), isException }]
    })
    .sort((one, other) => one.first.localeCompare(other.first) || one.time.localeCompare(other.time))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The entry's fields with their days moved by as many as `from` and `to` are apart; times of day stay. */
export function movedDays(row: Row, { start, end }: CalendarEntries, from: Day, to: Day): Record<string, string> {
  const days = dayjs(to).diff(dayjs(from), 'day')
  const moved = [start, ...(end === undefined ? [] : [end])].flatMap((key): [string, string][] => {
    const value = textOf(row[key])
    return value === '' ? [] : [[key, `${dayjs(value.slice(0, 10)).add(days, 'day').format(dayFormat)}${value.slice(10)}`]]
  })
  return Object.fromEntries(moved)
}
