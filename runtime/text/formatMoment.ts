import dayjs, { type Dayjs } from 'dayjs'
import type { Language } from '../../schemas/page/Text'
import { languagePackOf } from './i18n'
import { isInCalendar } from './isInCalendar'
import { datetimeForm, storedDatetime, writtenForm } from './writtenForm'
import { inReaderZone, toReaderZone } from './zones'

const stored = /^\d{4}-\d{2}(-\d{2}([ T]([01]\d|2[0-3]):[0-5]\d.*)?)?$/

/** A stored date, or date and time, as its reader writes it, in the parts that the form names; what is none, as it came. */
export function formatMoment(value: unknown, form?: string, language?: Language): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const written = form === undefined ? datetimeForm(language) : writtenForm(form, language)
  if (!stored.test(text) || (written === storedDatetime && text.length === storedDatetime.length && !text.includes('T'))) return text
  const day = formatDay(text, written)
  if (day !== undefined) return day
  const moment = dayjs(text)
  return moment.isValid() && isInCalendar(text) ? inLanguage(moment, language).format(written) : text
}

/** A day in a form of numbers alone; undefined for all else. A grid writes thousands, and asking the calendar for each takes longer than all that it draws. */
function formatDay(text: string, written: string): string | undefined {
  const [, year = '', month = '', day = ''] = plainDay.exec(text) ?? []
  if (year === '' || !numbersAlone.test(written)) return undefined
  const parts: Readonly<Record<string, string>> = { YYYY: year, MM: month, DD: day }
  return written.replace(dayTokens, (token) => parts[token] ?? token)
}

/** One that every month has. */
const plainDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/
const numbersAlone = /^(YYYY|MM|DD|[ ./年月日-])+$/
const dayTokens = /YYYY|MM|DD/g

function inLanguage(moment: Dayjs, language: Language | undefined): Dayjs {
  return language === undefined ? moment : moment.locale(languagePackOf(language).dayjs)
}

/** A moment that the server has noted, as its reader writes it and by the reader's clock. */
export function formatNoted(value: unknown, form?: string, language?: Language): string {
  return formatMoment(typeof value === 'string' ? toReaderZone(value) : value, form, language)
}

/** A moment of this browser, by the reader's clock. */
export function formatTime(moment: Date | number, form?: string, language?: Language): string {
  return formatMoment(inReaderZone(moment), form, language)
}

/** A time of day, stored as `HH:mm:ss`, as its reader writes it. */
export function formatClock(value: unknown, form: string, language?: Language): string {
  const text = value === null || value === undefined ? '' : String(value)
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)
    ? inLanguage(dayjs(`2000-01-01 ${text}`), language).format(writtenForm(form, language))
    : text
}
