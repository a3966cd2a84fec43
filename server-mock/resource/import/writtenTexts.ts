import type { Language } from '../../../schemas/page/Text'

const thousands: Partial<Record<Language, string>> = { 'de-DE': '.' }

/** A number as people write it in their language, with its separators or a per cent sign; undefined for what is none. */
export function readWrittenNumber(written: string, language: Language): number | undefined {
  const text = written.replace(/[\s']/g, '')
  const isShare = text.endsWith('%')
  const plain = isShare ? text.slice(0, -1) : text
  const group = thousands[language] ?? ','
  const point = group === ',' ? '.' : ','
  const grouped = new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${point}\\d+)?$`)
  const joined = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const number = joined.replace(point, '.')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(number)) return undefined
  return isShare ? Number(number) / 100 : Number(number)
}

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0')

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const monthFirst: Partial<Record<Language, RegExp>> = { 'en-US': /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/ }
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/

/** The day of a text with or without a time of day, as `YYYY-MM-DD`; undefined for what is none. Days beginning with the month are read in American English only. */
export function readDay(written: string, language: Language): string | undefined {
  const text = written.trim().split(/[ T]/)[0] ?? ''
  const [, year, month, day] = yearFirst.exec(text) ?? []
  if (year) return `${year}-${two(month)}-${two(day)}`
  const [, ownDay, ownMonth, ownYear] = dayFirst.exec(text) ?? []
  if (ownYear) return `${ownYear}-${two(ownMonth)}-${two(ownDay)}`
  const [, firstMonth, secondDay, lastYear] = monthFirst[language]?.exec(text) ?? []
  return lastYear && `${lastYear}-${two(firstMonth)}-${two(secondDay)}`
}

/** A day with its time of day, as `YYYY-MM-DD HH:mm:ss`; midnight where there is none. */
export function readMoment(written: string, language: Language): string | undefined {
  const day = readDay(written, language)
  const [, time = '00:00:00'] = /[ T](\S.*)$/.exec(written.trim()) ?? []
  const [, hour, minute, second = '00'] = clock.exec(time) ?? []
  return day && hour ? `${day} ${two(hour)}:${minute}:${second}` : undefined
}
