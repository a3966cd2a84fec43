import dayjs, { type Dayjs } from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek'
import { type DateField, pickerOf } from '../../../schemas/fields/date'
import { formatMoment } from '../../text/formatMoment'
import { isInCalendar } from '../../text/isInCalendar'
import { writtenForm } from '../../text/writtenForm'
import { plainText } from './values'

dayjs.extend(isoWeek)

export type DatePickerKind = NonNullable<DateField['picker']>

/** How dates are stored, whatever the reader's language. */
const storedFormats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const

const two = (number: number) => String(number).padStart(2, '0')

/** The stored text of what was picked: `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, `YYYY-ww` (ISO week) or `YYYY-Qn`. */
export function storedDate(day: Dayjs, picker: DatePickerKind): string {
  if (picker === 'quarter') return `${day.year()}-Q${Math.floor(day.month() / 3) + 1}`
  if (picker !== 'week') return day.format(storedFormats[picker])
  // Weeks start on Sunday in some languages; the middle of the week lies in the same ISO week in all of them.
  const middle = day.startOf('week').add(3, 'day')
  return `${middle.isoWeekYear()}-${two(middle.isoWeek())}`
}

/** A day inside of what the stored text means; `null` for anything that is no such text. */
export function readDate(stored: unknown, picker: DatePickerKind): Dayjs | null {
  if (typeof stored !== 'string') return null
  const [, year, rest = ''] = /^(\d{4})(?:-(.+))?$/.exec(stored) ?? []
  if (year === undefined) return null
  if (picker === 'quarter') return /^Q[1-4]$/.test(rest) ? dayjs(new Date(Number(year), (Number(rest[1]) - 1) * 3, 1)) : null
  if (picker === 'week') return /^\d{2}$/.test(rest) ? dayOfWeek(Number(year), Number(rest)) : null
  const day = dayjs(stored.length === 4 ? `${stored}-01` : stored)
  return day.isValid() && isInCalendar(stored) ? day : null
}

/** The middle of a week; `null` where the year has no such week, as most have no 53rd. */
function dayOfWeek(year: number, week: number): Dayjs | null {
  const day = dayjs(`${year}-01-04`)
    .startOf('isoWeek')
    .add((week - 1) * 7 + 2, 'day')
  return day.isoWeekYear() === year && day.isoWeek() === week ? day : null
}

/** The form in which a day, a month or a year is shown. */
export function dateForm(picker: keyof typeof storedFormats, format?: string): string {
  return writtenForm(format ?? storedFormats[picker])
}

/** The stored text as it is shown: as its reader writes dates, or in the page's own format; weeks and quarters in a form that says what they are. */
export function shownDate(stored: unknown, field: Pick<DateField, 'picker' | 'format'>): string {
  if (stored === null || stored === undefined || stored === '') return ''
  const picker = pickerOf(field)
  if (picker === 'week' || picker === 'quarter') return shownPart(plainText(stored), picker, field.format)
  const form = field.format ?? storedFormats[picker]
  return picker === 'year' ? (readDate(stored, picker)?.format(writtenForm(form)) ?? plainText(stored)) : formatMoment(stored, form)
}

function shownPart(text: string, picker: 'week' | 'quarter', format: string | undefined): string {
  if (!format) return picker === 'week' ? text.replace(/^(\d{4})-(\d{2})$/, '$1-W$2') : text
  const [year = '', part = ''] = text.split('-')
  const number = part.replace('Q', '')
  return format.replace(/\[([^\]]*)\]|YYYY|ww?|Q/g, (token, literal?: string) => literal ?? (token === 'YYYY' ? year : number))
}
