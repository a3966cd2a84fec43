import type { Language } from '../../schemas/page/Text'
import { currentLanguage, languagePackOf } from './i18n'

/** The signs that a language writes numbers with. */
interface NumberSigns {
  decimal: string
  group: string
}

const signs = new Map<Language, NumberSigns>()

export function signsOf(language: Language): NumberSigns {
  const known = signs.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(language).formatToParts(123456.7)
  const signFor = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual
  const found = { decimal: signFor('decimal', '.'), group: signFor('group', ',') }
  signs.set(language, found)
  return found
}

interface NumberForm {
  /** Decimal places, filled up with zeros; as many as the number has when left out. */
  decimals?: number
  /** At most so many decimal places, without zeros behind. */
  atMost?: number
  /** With signs between groups of digits, or without; as the language writes numbers when left out. */
  isGrouped?: boolean
  /** What is counted or measured, written as the language writes it; `percent` takes 50 for 50 %. */
  unit?: 'percent' | 'byte' | 'kilobyte' | 'megabyte'
  language?: Language
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one costs more than a hundred uses, and a grid asks for thousands. */
function formatOf({ decimals, atMost = 20, isGrouped, unit, language = currentLanguage() }: NumberForm): Intl.NumberFormat {
  const name = `${language} ${decimals} ${atMost} ${isGrouped} ${unit}`
  const known = formats.get(name)
  if (known) return known
  const format = new Intl.NumberFormat(language, {
    useGrouping: isGrouped ?? !languagePackOf(language).writesAsStored,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? atMost,
    ...(unit && { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' }),
  })
  formats.set(name, format)
  return format
}

/** The number as its reader writes it, never in powers of ten; what is none, as it came. */
export function formatNumber(value: unknown, form: NumberForm = {}): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object') return JSON.stringify(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return String(value)
  return formatOf(form).format(number === 0 ? 0 : number)
}
