import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { momentIn, type Sheet, type SheetCell, type SheetRow, UnreadableSheet } from './Sheet'

/** Days between the two beginnings that spreadsheets count from. */
const from1904 = 1462

/** Reads the sheets of a file; of one with more than `rowLimit` rows, headings aside, nothing. */
export function parseSheets(content: Buffer, rowLimit: number): Sheet[] {
  const book = open(content, rowLimit)
  const shift = book.Workbook?.WBProps?.date1904 ? from1904 : 0
  const sheets = book.SheetNames.map((name) => ({ name, rows: rowsOf(book.Sheets[name], shift) }))
  if (sheets.some(({ rows }) => rows.length > rowLimit + 1)) throw new UnreadableSheet('tooManyRows')
  return sheets
}

function open(content: Buffer, rowLimit: number): WorkBook {
  try {
    // Some rows more than may be: empty ones do not count.
    return read(content, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: 2 * rowLimit,
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
    const cells = Array.from(data[index] ?? [], (cell) => cellOf(cell, shift))
    if (cells.some((cell) => cell !== null)) rows.push({ number: index + 1, cells })
  }
  return rows
}

function cellOf(cell: CellObject | undefined, shift: number): SheetCell {
  if (cell === undefined || cell.v === undefined || cell.t === 'z') return null
  const { v: value, z: format, w: text } = cell
  if (cell.t === 'e') return text ?? '#VALUE!'
  if (typeof value !== 'number') return typeof value === 'string' ? emptyAsNull(value) : (value as boolean)
  if (typeof format === 'string' && SSF.is_date(format)) return { value: value + shift, text: momentIn(value + shift) }
  const shown = text?.trim() ?? ''
  // What the usual format rounds or writes with an exponent is not meant to be shown so.
  return format === undefined || format === 'General' || shown === '' || shown === String(value) ? value : { value, text: shown }
}

function emptyAsNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
