import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import type { Language } from '../../../schemas/page/Text'
import { currentLanguage } from '../../text/i18n'
import type { DateShape } from './DateBox'
import { readDate } from './dateTexts'
import { withoutWords } from './dateWords'
import { toHalfWidth } from './numberText'

dayjs.extend(customParseFormat)

/** Reads what somebody has typed or pasted: as it is shown, or as people write dates. `null` for anything that is no date. */
export function readTyped(typed: string, shape: DateShape): Dayjs | null {
  return readShown(typed, shape) ?? readTypedDate(typed, shape)
}

/** antd reads what is written exactly as it is shown, and gives it by itself. */
export function isReadByCalendar(typed: string, shape: DateShape): boolean {
  return readShown(typed, shape) !== null
}

function readShown(typed: string, { format }: DateShape): Dayjs | null {
  const exact = typeof format === 'string' ? dayjs(typed, format, true) : null
  return exact?.isValid() ? exact : null
}

/** What is picked, as far as reading a typed text needs it. */
type Picked = Pick<DateShape, 'picker' | 'hasTime'>

/**
 * The date, time, month … that somebody has typed or pasted in their own form: 31.12.2026, 12/31/2026, 2026-12-31, 2026年12月31日, Dec 31, 2026 and
 * 31. Dezember 2026 in every language, 5.6. for this year, 26 for 2026. Where a slash leaves open which is the day, the language decides. `null` for anything
 * else, a 31st of February too.
 */
export function readTypedDate(typed: string, shape: Picked, language: Language = currentLanguage()): Dayjs | null {
  const { picker } = shape
  if (picker === 'time') return readMoment(['2000', '1', '1'], plainText(typed))
  const text = plainText(withoutWords(toHalfWidth(typed)))
  // Whoever types a whole day means its year, its quarter, its month or its week.
  if (picker === 'week' || picker === 'quarter') return readNumbered(text, picker) ?? readDay(text, shape, language)
  if (picker === 'year' && /^\d{4}$/.test(text)) return readDate(text, 'year')
  return (picker === 'date' ? null : readMonth(text)) ?? readDay(text, shape, language)
}

function readDay(text: string, shape: Picked, language: Language): Dayjs | null {
  const [, day = '', time = ''] = /^([\d./-]+?)[.]?(?:[ T]+(\d.*))?$/i.exec(text) ?? []
  if (day === '' || (time !== '' && !shape.hasTime)) return null
  for (const parts of possibleDays(day, language)) {
    const found = readMoment(parts, time)
    if (found) return found
  }
  return null
}

/** Full-width signs and the words of Chinese dates as plain signs. */
function plainText(typed: string): string {
  return (
    toHalfWidth(typed)
      .replace(/[／]/g, '/')
      .replace(/[：]/g, ':')
      .replace(/,\s*/g, ' ')
      .replace(/[年月](?=\s*\d)/g, '-')
      .replace(/[年月日号]/g, ' ')
      .replace(/[时点](?=\s*\d)|分(?=\s*\d)/g, ':')
      .replace(/[时点]/g, ':00')
      .replace(/[分秒]|\bUhr\b/gi, ' ')
      .replace(/\s*:\s*(?=\d)/g, ':')
      // Not the clock behind a day without a year.
      .replace(/\s*([-/.])\s*(?=\d+(?![\d:]))/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

type DayParts = readonly [year: string, month: string, day: string]

/** What a day may mean that is written in numbers, the likeliest first. */
function possibleDays(text: string, language: Language): DayParts[] {
  if (/^\d{8}$/.test(text)) return [[text.slice(0, 4), text.slice(4, 6), text.slice(6)]]
  const sign = /[./-]/.exec(text)?.[0] ?? ''
  const parts = sign === '' ? [] : text.split(sign)
  if (parts.some((part) => !/^\d{1,4}$/.test(part))) return []
  const [first = '', second = '', third] = parts
  if (first.length === 4) return third === undefined ? [] : [[first, second, third]]
  if (parts.length < 2 || parts.length > 3) return []
  const year = third ?? String(dayjs().year())
  const dayFirst: DayParts = [year, second, first]
  const monthFirst: DayParts = [year, first, second]
  return sign === '.' || (sign === '/' && isDayFirst(language)) ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
}

function isDayFirst(language: Language): boolean {
  const order = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type)
  return order.indexOf('day') < order.indexOf('month')
}

/** A day with a time of day, midnight where it has none; `null` where the calendar or the clock has no such. */
function readMoment([years, months, days]: DayParts, time: string): Dayjs | null {
  const clock = readClock(time)
  if (!clock || years.length === 3 || years.length === 1) return null
  const short = Number(years)
  const year = years.length === 2 ? short + (short < 70 ? 2000 : 1900) : short
  const [month, day, [hour, minute, second]] = [Number(months), Number(days), clock]
  const moment = dayjs(new Date(year, month - 1, day, hour, minute, second))
  const isThere = moment.year() === year && moment.month() === month - 1 && moment.date() === day
  return isThere ? moment : null
}

/** `8:30`, `08:30:15`, `8.30`, `0830`, `8:30 pm`; midnight for nothing. */
function readClock(text: string): readonly [number, number, number] | null {
  if (text.trim() === '') return [0, 0, 0]
  const found = /^(\d{1,2})(?:[:.](\d{1,2})(?:[:.](\d{1,2}))?|(\d{2})(\d{2})?)? ?([ap])?\.?(?:m\.?)?$/i.exec(text.trim())
  if (!found) return null
  const [, hours = '', minutes, seconds, plainMinutes, plainSeconds, half] = found
  const [hour, minute, second] = [Number(hours), Number(minutes ?? plainMinutes ?? 0), Number(seconds ?? plainSeconds ?? 0)]
  if (hour > 23 || minute > 59 || second > 59 || (half && (hour < 1 || hour > 12))) return null
  if (!half) return [hour, minute, second]
  return [(hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute, second]
}

/** `2026-12`, `12.2026`, `12/2026`, `202612`. */
function readMonth(text: string): Dayjs | null {
  const found = /^(\d{4})[-./]?(\d{1,2})$/.exec(text)
  const [, month = '', year = ''] = found ? [found[0], found[2], found[1]] : (/^(\d{1,2})[-./ ](\d{4})$/.exec(text) ?? [])
  return month === '' ? null : readMoment([year, month, '1'], '')
}

/** A week or a quarter, of this year where none is named, with whatever word stands for it: `2026-W05`, `KW 5`, `Q3/2026`, `2026年第5周`. */
function readNumbered(text: string, picker: 'week' | 'quarter'): Dayjs | null {
  const numbers = text.match(/\d+/g) ?? []
  const words = text.replace(/\d+|[-./ ]/g, '')
  const written = numbers.find((number) => number.length === 4)
  const number = numbers.find((one) => one !== written && one.length <= 2)
  if (!number || numbers.length !== (written ? 2 : 1) || !partWords[picker].test(words)) return null
  const year = written ?? dayjs().format('YYYY')
  const stored = picker === 'quarter' ? `${year}-Q${Number(number)}` : `${year}-${number.padStart(2, '0')}`
  const most = picker === 'quarter' ? 4 : 53
  return Number(number) >= 1 && Number(number) <= most ? readDate(stored, picker) : null
}

const partWords = { week: /^(W|KW|CW|Week|Woche|第?周|第)?$/i, quarter: /^(Q|Quarter|Quartal|第?季度?|第)?$/i } as const
