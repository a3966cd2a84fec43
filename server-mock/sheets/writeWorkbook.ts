import { utils, write } from '@e965/xlsx'
import type { WrittenSheet } from './Sheet'

/** The sheets as one .xlsx file. Texts are texts, whatever they begin with: none is taken for a formula. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Buffer {
  const book = utils.book_new()
  for (const { name, rows, widths = [], notes = [] } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
    sheet['!cols'] = widths.map((wch) => ({ wch }))
    for (const { row, column, text } of notes) {
      const place = utils.encode_cell({ r: row, c: column })
      sheet[place] ??= { t: 'z' }
      utils.cell_add_comment(sheet[place], text)
    }
    utils.book_append_sheet(book, sheet, nameIn(book.SheetNames, name))
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

/** A name that a sheet may have: of at most 31 characters, without those that spreadsheets keep for addresses, and no other sheet's. */
function nameIn(taken: readonly string[], wished: string): string {
  const name =
    wished
      .replace(/[\\/?*[\]:]/g, ' ')
      .trim()
      .slice(0, 28) || 'Sheet'
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name} ${count}`
    if (!taken.some((one) => one.toLowerCase() === candidate.toLowerCase())) return candidate
  }
}
