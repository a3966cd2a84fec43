import { languageCodes } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'

type NamedPart = 'month' | 'weekday'

const known = new Map<NamedPart, readonly (readonly string[])[]>()

/** The names of months or weekdays as every language of the product writes them beside a day, in small letters: for each language in the order of the year. */
function namesOf(part: NamedPart): readonly (readonly string[])[] {
  const found = known.get(part) ?? languageCodes.map((language) => namesIn(part, language))
  known.set(part, found)
  return found
}

function namesIn(part: NamedPart, language: Language): string[] {
  const written = new Intl.DateTimeFormat(language, { [part]: 'long', day: 'numeric' })
  const moments =
    part === 'month' ? Array.from({ length: 12 }, (_, month) => [month, 1]) : Array.from({ length: 7 }, (_, day) => [0, day + 1])
  return moments.map(([month = 0, day = 1]) => {
    const found = written.formatToParts(new Date(2026, month, day)).find(({ type }) => type === part)
    return found?.value.toLowerCase() ?? ''
  })
}

/** The month that a word names, whole or cut after three letters or more: `December`, `Dez`, `Sept`. */
function monthOf(word: string): number | undefined {
  const wanted = word.toLowerCase()
  if (wanted.length < 3) return undefined
  const months = namesOf('month').map((names) => names.findIndex((name) => name.startsWith(wanted)) + 1)
  return months.find((month) => month > 0)
}

function isWeekday(word: string): boolean {
  const wanted = word.toLowerCase()
  return wanted.length >= 2 && namesOf('weekday').some((names) => names.some((name) => name.startsWith(wanted)))
}

/**
 * Dates with words in numbers alone, in whatever language of the product: `Dec 31, 2026`, `Donnerstag, 31. Dezember 2026 um 20:30 Uhr`, `31-Dec-2026`. A month
 * without a day stays one: `2026-12`. What holds no name of a month keeps its words, but for weekdays.
 */
export function withoutWords(text: string): string {
  const bare = text
    .replace(/(?:星期|周|礼拜)[一二三四五六日天]/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/\p{L}+\.?,?/gu, (word) => (isWeekday(word.replace(/[.,]+$/, '')) ? ' ' : word))
    .trim()
  const [, before = '', word = '', after = ''] = /^([\d\s.,/-]*?)(\p{L}{3,})(.*)$/u.exec(bare) ?? []
  const month = monthOf(word)
  if (month === undefined) return bare
  const [, day, year, time = ''] = before === '' ? (monthFirst.exec(after) ?? []) : afterNumbers(before, after)
  if (day === undefined) return year === undefined ? bare : `${year}-${month}${time}`
  return `${day}.${month}.${year ?? ''} ${time.replace(/^[\s,]*(?:at\b|um\b)?\s*/i, '')}`.trim()
}

/** ` 31, 2026 8:30 PM`, ` 31`, ` 2026`: what stands behind a month that begins the date. */
const monthFirst = /^[\s.,-]*(?:(\d{1,2})(?![\d:]))?[\s.,-]*(\d{4}|\d{2}(?![\d:.]))?(?=$|[\s,])(.*)$/

/** A day before the month and the year behind it, or both the other way round. */
function afterNumbers(before: string, after: string): (string | undefined)[] {
  const numbers = before.match(/\d+/g) ?? []
  const [first] = numbers
  if (first === undefined || numbers.length > 1) return []
  if (first.length > 2) {
    const [, day, time = ''] = /^[\s.,-]*(?:(\d{1,2})(?![\d:]))?(.*)$/.exec(after) ?? []
    return [undefined, day, first, time]
  }
  const [, year, time = ''] = /^[\s.,-]*(\d{4}|\d{2}(?![\d:.]))?(?=$|[\s,])(.*)$/.exec(after) ?? []
  return [undefined, first, year, time]
}
