import { readKeptText } from './formulaText'

/** A number that its sheet shows differently, for example with leading zeros; days and times are shown as `YYYY-MM-DD HH:mm:ss`. */
export interface FormattedNumber {
  value: number
  text: string
}

/** What a formula shows that could not be computed, `#N/A` for example. */
export interface BrokenFormula {
  error: string
  text: string
}

/** Columns of a sheet that are read; what is written to the right of them is refused. */
export const sheetColumnLimit = 1000

/** What a cell holds. Days and times are the days since 1899-12-30, as spreadsheets count them. */
export type SheetCell = string | number | boolean | null | FormattedNumber | BrokenFormula

/** A row that holds something, with its number as the spreadsheet shows it. */
export interface SheetRow {
  number: number
  cells: readonly SheetCell[]
}

/** One sheet of a file, without the rows that are empty. */
export interface Sheet {
  name: string
  rows: readonly SheetRow[]
}

/** A remark at a cell, by the places of its row and column in `rows`. */
export interface SheetNote {
  row: number
  column: number
  text: string
}

/** A sheet that is to be written; the first row are the headings. */
export interface WrittenSheet {
  name: string
  rows: readonly (readonly (string | number | boolean | null)[])[]
  /** Widths of the columns in characters. */
  widths?: readonly number[]
  notes?: readonly SheetNote[]
}

/** What is wrong with a file. */
export type SheetProblem = 'notExcel' | 'tooBig' | 'locked' | 'broken' | 'tooManyRows' | 'tooWide' | 'tooSlow'

/** A file that cannot be read as a spreadsheet. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
  constructor(readonly problem: SheetProblem) {
    super(problem)
  }
}

/** What a cell shows, as it was before it was exported. */
export function shownIn(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return readKeptText(typeof cell === 'object' ? cell.text : String(cell))
}

/** The number of a cell; undefined where it holds something else. */
export function numberIn(cell: SheetCell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  return cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : undefined
}

/** A day, a time, or both, of the days since 1899-12-30: `YYYY-MM-DD HH:mm:ss`. Empty for a number that no day has. */
export function momentIn(days: number): string {
  if (!(days >= 0 && days < 2_958_466)) return ''
  const seconds = Math.round(days * 86_400)
  const text = new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)]
  if (seconds < 86_400) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}
