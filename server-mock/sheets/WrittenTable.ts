/** How the values of a column are written: what is stored as a number or a moment becomes a number or a moment of the spreadsheet. */
export type WrittenType = 'text' | 'integer' | 'numeric' | 'date' | 'time' | 'timestamp'

/** One column of a sheet that is written. */
export interface WrittenColumn {
  title: string
  type: WrittenType
  /** Decimal places that its numbers are shown with; as many as each has when left out. */
  decimals?: number
  /** Characters; found from type and title when left out. */
  width?: number
}

/** A text that is written the further to the right, the deeper its row stands below others. */
export interface IndentedText {
  text: string
  /** 1 for what stands below a row of the first level. */
  level: number
}

/** A value of its column: texts, numbers, moments as `YYYY-MM-DD`, `HH:mm:ss` or `YYYY-MM-DD HH:mm:ss`. */
export type WrittenCell = string | number | null | IndentedText

/** A sheet that is written while its rows are read, part by part: headings first. */
export interface WrittenTable {
  /** Name of the sheet; what a name may not hold is left out. */
  name: string
  columns: readonly WrittenColumn[]
  rows: AsyncIterable<readonly (readonly WrittenCell[])[]>
}

/** Kinds of files, and what a sheet of each of them holds, the row of headings aside. */
export const sheetFormats = {
  xls: { rows: 65_535, columns: 256, type: 'application/vnd.ms-excel' },
  xlsx: { rows: 1_048_575, columns: 16_384, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

export type SheetFormat = keyof typeof sheetFormats

/** The name as spreadsheets take it: at most 31 characters, none of those that addresses are written with. */
export function sheetName(name: string): string {
  const cleaned = name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
  return (
    cleaned
      .slice(0, 31)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || 'Sheet1'
  )
}

const widths: Readonly<Record<WrittenType, number>> = { text: 20, integer: 12, numeric: 14, date: 12, time: 10, timestamp: 20 }

/** Width of a column in characters; those of Chinese count twice. */
export function widthOf({ title, type, width }: WrittenColumn): number {
  const heading = [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 2)
  return width ?? Math.min(60, Math.max(widths[type], heading))
}
