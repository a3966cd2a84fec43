import { sheetFormats, sheetName, type WrittenCell, type WrittenColumn, type WrittenTable, widthOf } from './WrittenTable'
import { writeCompoundFile } from './writeCompoundFile'
import { contentOf, placeOfLook } from './writtenCells'
import { bookEnd, bookStart, cellBytes, sheetEnd, sheetEntry, sheetStart, writeCell } from './xlsRecords'
import { XlsTexts } from './xlsTexts'

/**
 * The table as a true .xls file (BIFF8). Such a file says at its beginning how long it is, so that it is put together before the first piece leaves; what
 * is held are its own bytes, not the rows. More rows than a sheet has are left out.
 */
export async function* writeXls({ name, columns, rows }: WrittenTable): AsyncGenerator<Buffer> {
  const texts = new XlsTexts()
  const titles = columns.map(({ title }) => title)
  const cells: Buffer[] = [rowCells(0, undefined, titles, texts)]
  let count = 0
  for await (const part of rows) {
    const kept = part.slice(0, sheetFormats.xls.rows - count)
    cells.push(Buffer.concat(kept.map((row, index) => rowCells(count + index + 1, columns, row, texts))))
    count += kept.length
  }
  const start = bookStart()
  const rest = [...(await texts.records()), bookEnd()]
  const place = sizeOf(start) + sheetEntry(sheetName(name), 0).length + sizeOf(rest)
  const sheet = [...sheetStart(columns.map(widthOf), count + 1), ...cells, ...sheetEnd()]
  yield* writeCompoundFile('Workbook', [...start, sheetEntry(sheetName(name), place), ...rest, ...sheet])
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** The records of one row; without columns it is that of the headings. */
function rowCells(number: number, columns: readonly WrittenColumn[] | undefined, row: readonly WrittenCell[], texts: XlsTexts): Buffer {
  const target = Buffer.allocUnsafe(row.length * cellBytes)
  let end = 0
  for (const [index, value] of row.entries()) {
    const content = contentOf(columns?.[index] ?? { type: 'text' }, value)
    if (!content) continue
    const style = columns === undefined ? 'heading' : 'style' in content ? content.style : 'plain'
    const look = placeOfLook(style, 'text' in content ? content.level : undefined)
    const held = 'text' in content ? { text: texts.numberOf(content.text) } : content
    end = writeCell(target, end, [number, index, look], held)
  }
  return target.subarray(0, end)
}
