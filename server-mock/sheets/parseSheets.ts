import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { momentIn, type Sheet, type SheetCell, type SheetRow, sheetColumnLimit, UnreadableSheet } from './Sheet'

/** Days between the two beginnings that spreadsheets count from. */
const from1904 = 1462

/** Bytes of a file from which on it is first read as far as may be: most that have too many rows are refused before all of them fill the memory. */
const longFrom = 1024 * 1024

/** Reads the sheets of a file; of one with more than `rowLimit` rows, headings and empty ones aside, nothing. */
export function parseSheets(content: Buffer, rowLimit: number): Sheet[] {
  if (content.length >= longFrom) readRows(content, rowLimit, 2 * rowLimit)
  return readRows(content, rowLimit)
}

/** `only` reads that many rows of each sheet, and says nothing of those below: a row of its own far below the others counts as well. */
function readRows(content: Buffer, rowLimit: number, only = 0): Sheet[] {
  const book = open(content, only)
  const shift = book.Workbook?.WBProps?.date1904 ? from1904 : 0
  const sheets = book.SheetNames.map((name) => ({ name, rows: rowsOf(book.Sheets[name], shift) }))
  if (sheets.some(({ rows }) => rows.length > rowLimit + 1)) throw new UnreadableSheet('tooManyRows')
  return sheets
}

function open(content: Buffer, sheetRows: number): WorkBook {
  try {
    return read(content, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows,
    })
  } catch (error) {
    throw new UnreadableSheet(
      error instanceof Error && /^(File is password-protected|Encryption |EncryptionInfo |ECMA-376)/.test(error.message)
        ? 'locked'
        : 'broken',
    )
  }
}

function rowsOf(sheet: WorkSheet | undefined, shift: number): SheetRow[] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? []
  const rows: SheetRow[] = []
  for (let index = 0; index < data.length; index++) {
    const cells = cellsOf(data[index] ?? [], shift)
    if (cells.some((cell) => cell !== null)) rows.push({ number: index + 1, cells })
  }
  return rows
}

function cellsOf(row: readonly (CellObject | undefined)[], shift: number): SheetCell[] {
  // What only looks like something out there, a border or a colour, is no cell that anybody has filled.
  if (row.some((cell, column) => column >= sheetColumnLimit && cellOf(cell, shift) !== null)) throw new UnreadableSheet('tooWide')
  return Array.from(row.slice(0, sheetColumnLimit), (cell) => cellOf(cell, shift))
}

function cellOf(cell: CellObject | undefined, shift: number): SheetCell {
  if (cell === undefined || cell.v === undefined || cell.t === 'z') return null
  const { v: value, z: format, w: text } = cell
  if (cell.t === 'e') return { error: text ?? '#VALUE!', text: text ?? '#VALUE!' }
  if (typeof value !== 'number') return typeof value === 'string' ? emptyAsNull(value) : (value as boolean)
  if (typeof format === 'string' && SSF.is_date(format)) return { value: value + shift, text: momentIn(value + shift) }
  const shown = text?.trim() ?? ''
  // What the usual format rounds or writes with an exponent is not meant to be shown so.
  return format === undefined || format === 'General' || shown === '' || shown === String(value) ? value : { value, text: shown }
}

function emptyAsNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
