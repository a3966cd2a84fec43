import type { Language } from '../../schemas/page/Text'
import { currentLanguage, languagePackOf } from './i18n'

/** How moments are stored, whatever the reader's language. */
export const storedDatetime = 'YYYY-MM-DD HH:mm:ss'

/** Forms in the order in which moments are stored: they say which parts of one are shown. */
const storedForms = ['YYYY', 'YYYY-MM', 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm', storedDatetime, 'HH:mm', 'HH:mm:ss'] as const

const forms = new Map<string, string>()

/**
 * The form in which a moment is written: the same parts, in the order and with the signs of the reader's language. A form of a page's own, such as
 * `YYYY/MM/DD`, stands as it is.
 */
export function writtenForm(form: string, language: Language = currentLanguage()): string {
  if (languagePackOf(language).writesAsStored || !storedForms.some((stored) => stored === form)) return form
  const name = `${language} ${form}`
  const known = forms.get(name)
  if (known) return known
  const written = formOf(form, language)
  forms.set(name, written)
  return written
}

/** A date and a time where nobody says in which form: seconds are left to who stores them. */
export function datetimeForm(language: Language = currentLanguage()): string {
  return writtenForm(languagePackOf(language).writesAsStored ? storedDatetime : 'YYYY-MM-DD HH:mm', language)
}

/** The parts of a date and a time as `Intl` calls them, by what stands for them in a form. */
const parts = {
  YYYY: { year: 'numeric' },
  MM: { month: '2-digit' },
  DD: { day: '2-digit' },
  HH: { hour: '2-digit' },
  mm: { minute: '2-digit' },
  ss: { second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const tokens: Readonly<Record<string, string>> = {
  year: 'YYYY',
  month: 'MM',
  day: 'DD',
  hour: 'HH',
  minute: 'mm',
  second: 'ss',
  dayPeriod: 'A',
}

function formOf(form: string, language: Language): string {
  const options = Object.entries(parts).flatMap(([token, option]) => (form.includes(token) ? [option] : []))
  const written = new Intl.DateTimeFormat(language, Object.assign({}, ...options)).formatToParts(new Date(2026, 11, 31, 20, 30, 15))
  const hour = written.some(({ type }) => type === 'dayPeriod') ? 'h' : 'HH'
  // Some languages part the time from AM by a space that no keyboard has.
  const literal = (text: string) => text.replace(/\s/g, ' ').replace(/\p{L}+/gu, '[$&]')
  return written.map(({ type, value }) => (type === 'literal' ? literal(value) : type === 'hour' ? hour : (tokens[type] ?? ''))).join('')
}
