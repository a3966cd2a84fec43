import { read, utils, type WorkBook } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import type { SheetFormat, WrittenCell, WrittenColumn } from '../../../server-mock/sheets/WrittenTable'
import { writeXls } from '../../../server-mock/sheets/writeXls'
import { writeXlsx } from '../../../server-mock/sheets/writeXlsx'
import { indentsIn } from '../../support/indentsIn'

const columns: WrittenColumn[] = [
  { title: '编号', type: 'text' },
  { title: 'Price', type: 'numeric' },
  { title: 'Ordered', type: 'date' },
  { title: 'Created', type: 'timestamp' },
  { title: 'At', type: 'time' },
]

async function* inParts(rows: readonly (readonly WrittenCell[])[], size = 1000) {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

async function write(format: SheetFormat, rows: readonly (readonly WrittenCell[])[], shown = columns, name = 'Orders'): Promise<Buffer> {
  const table = { name, columns: shown, rows: inParts(rows) }
  const pieces: Buffer[] = []
  for await (const piece of (format === 'xls' ? writeXls : writeXlsx)(table)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function written(
  format: SheetFormat,
  rows: readonly (readonly WrittenCell[])[],
  shown = columns,
  name = 'Orders',
): Promise<WorkBook> {
  return read(await write(format, rows, shown, name), { cellNF: true })
}

function valuesOf(book: WorkBook): unknown[][] {
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true, blankrows: true })
}

const text: WrittenColumn[] = [{ title: 'Text', type: 'text' }]

describe.each(['xls', 'xlsx'] as const)('B7.1-exports a written .%s file', (format) => {
  it('holds headings, texts, numbers as numbers and moments as moments', async () => {
    const book = await written(format, [
      ['001', 12.5, '2026-11-22', '2026-11-22 08:30:00', '08:30:00'],
      [null, null, null, null, null],
      ['单价 "x" & <y>', -3, '1899-01-01', 'soon', null],
    ])
    expect(book.SheetNames).toEqual(['Orders'])
    const sheet = book.Sheets.Orders ?? {}
    expect([sheet.A1, sheet.E1].map((cell) => cell?.v)).toEqual(['编号', 'At'])
    expect([sheet.A2?.t, sheet.A2?.v]).toEqual(['s', '001'])
    expect([sheet.B2?.t, sheet.B2?.v]).toEqual(['n', 12.5])
    expect([sheet.C2?.t, sheet.C2?.w]).toEqual(['n', '2026-11-22'])
    expect([sheet.D2?.t, sheet.D2?.w]).toEqual(['n', '2026-11-22 08:30:00'])
    expect([sheet.E2?.t, sheet.E2?.w]).toEqual(['n', '08:30:00'])
    expect([sheet.A3, sheet.B3]).toEqual([undefined, undefined])
    expect([sheet.A4?.v, sheet.B4?.v]).toEqual(['单价 "x" & <y>', -3])
    // What a spreadsheet cannot count stays the text that it is.
    expect([sheet.C4?.v, sheet.D4?.v]).toEqual(['1899-01-01', 'soon'])
  })

  it('shows numbers with the decimal places of their column', async () => {
    const shown: WrittenColumn[] = [
      { title: 'Price', type: 'numeric', decimals: 2 },
      { title: 'Pieces', type: 'numeric', decimals: 0 },
      { title: 'Weight', type: 'numeric' },
      { title: 'Share', type: 'numeric', decimals: 10 },
    ]
    const { A2, B2, C2, D2 } = (await written(format, [[12.5, 3, 0.125, 0.5]], shown)).Sheets.Orders ?? {}
    expect([A2, B2, C2, D2].map((cell) => cell?.v)).toEqual([12.5, 3, 0.125, 0.5])
    expect([A2, B2, C2, D2].map((cell) => cell?.w)).toEqual(['12.50', '3', '0.125', '0.5000000000'])
  })

  it('turns no text into a formula', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|'/c calc'!A1", 'a=1', '1-1', '']
    const book = await written(
      format,
      texts.map((one) => [one]),
      text,
    )
    const sheet = book.Sheets.Orders ?? {}
    const cells = texts.map((_, index) => sheet[`A${index + 2}`])
    expect(cells.map((cell) => cell?.f)).toEqual(texts.map(() => undefined))
    const found = cells.map((cell) => cell?.v)
    expect(found.slice(0, 4)).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)"])
    expect(found.slice(6)).toEqual(["'=cmd|'/c calc'!A1", 'a=1', '1-1', undefined])
    expect(found.every((value) => value === undefined || !/^[=+\-@\t\r]/.test(String(value)))).toBe(true)
  })

  it('keeps long texts, letters of every kind and the same text in many cells', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => [
      index % 7 === 0 ? `${'长'.repeat(index)}😀` : index % 5 === 0 ? 'x'.repeat(index * 3) : index % 2 === 0 ? 'again' : `row ${index} é`,
    ])
    const book = await written(format, rows, text)
    expect(valuesOf(book).slice(1)).toEqual(rows)
  })

  it('cuts a text that no cell can hold, and never a letter in half', async () => {
    const book = await written(format, [[`${'a'.repeat(32_765)}😀${'b'.repeat(10)}`]], text)
    expect(valuesOf(book)[1]).toEqual([`${'a'.repeat(32_765)}…`])
  })

  it('writes numbers with more digits than spreadsheets keep as texts', async () => {
    const book = await written(format, [[1234567890123456], [123456789012345]], [{ title: 'N', type: 'numeric' }])
    expect(valuesOf(book).slice(1)).toEqual([['1234567890123456'], [123456789012345]])
  })

  it('B2.11-tree indents the texts of rows that stand below others, and leaves them as they are', async () => {
    const rows = [['a'], [{ text: 'b', level: 1 }], [{ text: '=c', level: 2 }], [{ text: 'd', level: 40 }]]
    expect(valuesOf(await written(format, rows, text)).slice(1)).toEqual([['a'], ['b'], ["'=c"], ['d']])
    expect(indentsIn(await write(format, rows, text))).toEqual({ A3: 1, A4: 2, A5: 15 })
  })

  it('gives the sheet a name that spreadsheets take', async () => {
    const book = await written(format, [['a']], text, "'订单/Orders [all]: a very long name that goes on'")
    expect(book.SheetNames).toEqual(['订单 Orders  all   a very long na'])
    expect((await written(format, [], text, '///')).SheetNames).toEqual(['Sheet1'])
  })

  it('holds a file without rows: the headings alone', async () => {
    expect(valuesOf(await written(format, []))).toEqual([['编号', 'Price', 'Ordered', 'Created', 'At']])
  })

  it('ends its reading when nobody takes the file any more', async () => {
    let isEnded = false
    async function* rows() {
      try {
        for (;;) yield [['x'.repeat(1000)]]
      } finally {
        isEnded = true
      }
    }
    if (format === 'xls') return
    for await (const piece of writeXlsx({ name: 'a', columns: text, rows: rows() })) if (piece.length > 1000) break
    await expect.poll(() => isEnded).toBe(true)
  })
})

it('B7.1-exports fills an .xls sheet to its last row, and no further', async () => {
  const rows = Array.from({ length: 65_540 }, (_, index) => [`row ${index}`, index])
  const book = await written('xls', rows, columns.slice(0, 2))
  expect(book.Sheets.Orders?.['!ref']).toBe('A1:B65536')
  expect(valuesOf(book)[65_535]).toEqual(['row 65534', 65_534])
})
