import { keepAsText } from './formulaText'
import type { WrittenCell, WrittenColumn } from './WrittenTable'

/** Most characters that a cell holds. */
const mostCharacters = 32_767

/** The ways in which cells are shown, in the order in which both kinds of files list them. */
export const cellStyles = ['plain', 'heading', 'date', 'time', 'timestamp', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** A number stands for the decimal places of a number. */
export type CellStyle = (typeof cellStyles)[number]

const momentFormats: Readonly<Partial<Record<CellStyle, string>>> = {
  date: 'yyyy-mm-dd',
  time: 'hh:mm:ss',
  timestamp: 'yyyy-mm-dd hh:mm:ss',
}

/** The format of a style; undefined where a spreadsheet shows what is there. */
export function formatOf(style: CellStyle): string | undefined {
  return typeof style === 'number' ? `0.${'0'.repeat(style)}` : momentFormats[style]
}

/** Both kinds of files can show this many levels of a tree below its first; what stands deeper is shown as the last of them. */
export const indentLevels = 15

/** The place of a look in the lists of both kinds of files: those of texts that stand below others come after the styles. */
export function placeOfLook(style: CellStyle, level = 0): number {
  return level === 0 ? cellStyles.indexOf(style) : cellStyles.length + Math.min(level, indentLevels) - 1
}

/** A cell as it is written. Empty ones are left out. */
export type CellContent = { text: string; level?: number } | { number: number; style: CellStyle }

/** What the value of a column becomes; undefined for an empty cell. A value that is none of the column's type stays as the text that it is. */
export function contentOf({ type, decimals }: Pick<WrittenColumn, 'type' | 'decimals'>, value: WrittenCell): CellContent | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'object') return { text: safeText(value.text), level: value.level }
  if (type === 'text') return { text: safeText(String(value)) }
  if (type === 'integer' || type === 'numeric') {
    const number = typeof value === 'number' ? value : Number(value)
    return Number.isFinite(number) && isExact(number)
      ? { number, style: cellStyles.find((style) => style === decimals) ?? 'plain' }
      : { text: safeText(String(value)) }
  }
  const number = serialOf(type, String(value))
  return number === undefined ? { text: safeText(String(value)) } : { number, style: type }
}

/** Spreadsheets keep fifteen digits: the end of a longer whole number would be lost. */
function isExact(number: number): boolean {
  return !Number.isInteger(number) || Math.abs(number) < 1e15
}

/** A text that no spreadsheet takes for a formula. What no cell can hold is cut, and no character is left in half. */
function safeText(text: string): string {
  const safe = keepAsText(text)
  if (safe.length <= mostCharacters) return safe
  return `${safe.slice(0, mostCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

const day = 86_400_000
/** Days are counted from here; the ones before March 1900 count a day that never was, and stay texts. */
const zero = Date.UTC(1899, 11, 30)
const firstDay = 61

/** The moment as days since 1899-12-30; undefined for what is none, or one that spreadsheets cannot count. */
function serialOf(type: 'date' | 'time' | 'timestamp', text: string): number | undefined {
  if (type === 'time') {
    const [, hours, minutes, seconds] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? []
    return hours === undefined ? undefined : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400
  }
  const [, date, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text) ?? []
  if (date === undefined) return undefined
  const moment = Date.parse(`${date}T${time}Z`)
  const serial = (moment - zero) / day
  return Number.isFinite(serial) && serial >= firstDay ? serial : undefined
}
