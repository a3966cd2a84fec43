import { cellStyles, formatOf, indentLevels } from './writtenCells'

/** Numbers of the records that a file is made of (BIFF8). */
const records = {
  begin: 0x0809,
  end: 0x000a,
  codePage: 0x0042,
  window: 0x003d,
  dateMode: 0x0022,
  font: 0x0031,
  format: 0x041e,
  look: 0x00e0,
  style: 0x0293,
  sheet: 0x0085,
  texts: 0x00fc,
  continued: 0x003c,
  columnWidth: 0x007d,
  dimensions: 0x0200,
  sheetWindow: 0x023e,
  pane: 0x0041,
  textCell: 0x00fd,
  numberCell: 0x0203,
} as const

/** Most bytes of one record. */
export const mostRecordBytes = 8_224
/** Bytes before the content of a record: its number and its length. */
const headBytes = 4

export function xlsRecord(name: keyof typeof records, content: Buffer): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt16LE(records[name], 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}

/** A record of 16-bit numbers. */
function numbers(name: keyof typeof records, ...values: number[]): Buffer {
  const content = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) content.writeUInt16LE(value, index * 2)
  return xlsRecord(name, content)
}

/** Bytes of the largest record of a cell. */
export const cellBytes = 18

/** Writes the record of a cell with a number, or with the number of its text; the place behind it. */
export function writeCell(
  target: Buffer,
  at: number,
  [row, column, look]: readonly [row: number, column: number, look: number],
  content: { text: number } | { number: number },
): number {
  const isText = 'text' in content
  target.writeUInt16LE(isText ? records.textCell : records.numberCell, at)
  target.writeUInt16LE(isText ? 10 : 14, at + 2)
  target.writeUInt16LE(row, at + 4)
  target.writeUInt16LE(column, at + 6)
  target.writeUInt16LE(firstLook + look, at + 8)
  return isText ? target.writeUInt32LE(content.text, at + 10) : target.writeDoubleLE(content.number, at + 10)
}

/** Every file begins with fifteen looks of the program itself, and the one of cells without a look. */
const ownLooks = 15
const firstLook = ownLooks
/** Formats of our own have numbers from here. */
const firstFormat = 164

/** What stands before the list of sheets: fonts, formats, looks. */
export function bookStart(): Buffer[] {
  const fonts = cellStyles.slice(0, 4).map((_, index) => font(index === 1))
  const formats = cellStyles.flatMap((style, index) => {
    const format = formatOf(style)
    return format === undefined ? [] : [xlsRecord('format', Buffer.concat([uint16(firstFormat + index), wideText(format)]))]
  })
  return [
    numbers('begin', 0x0600, 0x0005, 0x0dbb, 0x07cc, 0x00c1, 0, 0x0306, 0),
    numbers('codePage', 1200),
    numbers('window', 0, 0, 0x4000, 0x2000, 0x0038, 0, 0, 1, 600),
    numbers('dateMode', 0),
    ...fonts,
    ...formats,
    ...Array.from({ length: ownLooks }, () => look({ isCell: false, font: 0, format: 0 })),
    ...cellStyles.map((style, index) =>
      look({ isCell: true, font: style === 'heading' ? 1 : 0, format: formatOf(style) === undefined ? 0 : firstFormat + index }),
    ),
    ...Array.from({ length: indentLevels }, (_, index) => look({ isCell: true, font: 0, format: 0, level: index + 1 })),
    xlsRecord('style', Buffer.from([0x00, 0x80, 0x00, 0xff])),
  ]
}

function font(isBold: boolean): Buffer {
  const head = Buffer.alloc(14)
  head.writeUInt16LE(220, 0)
  head.writeUInt16LE(0x7fff, 4)
  head.writeUInt16LE(isBold ? 700 : 400, 6)
  return xlsRecord('font', Buffer.concat([head, shortText('Calibri')]))
}

/** How cells of a kind are shown. */
function look({ isCell, font, format, level = 0 }: { isCell: boolean; font: number; format: number; level?: number }): Buffer {
  const content = Buffer.alloc(20)
  content.writeUInt16LE(font, 0)
  content.writeUInt16LE(format, 2)
  content.writeUInt16LE(isCell ? 0x0001 : 0xfff5, 4)
  // At the bottom; what is indented stands on the left, and is said to be aligned by itself.
  content[6] = level === 0 ? 0x20 : 0x21
  content[8] = level
  content[9] = (isCell ? 0x0c : 0xf4) | (level === 0 ? 0 : 0x10)
  content.writeUInt16LE(0x20c0, 18)
  return xlsRecord('look', content)
}

/** The entry of a sheet, which says where in the file it begins. */
export function sheetEntry(name: string, at: number): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(at, 0)
  return xlsRecord('sheet', Buffer.concat([head, shortText(name)]))
}

/** What stands before the cells of a sheet. */
export function sheetStart(widths: readonly number[], rows: number): Buffer[] {
  const size = Buffer.alloc(14)
  size.writeUInt32LE(rows, 4)
  size.writeUInt16LE(widths.length, 10)
  return [
    numbers('begin', 0x0600, 0x0010, 0x0dbb, 0x07cc, 0x00c1, 0, 0x0306, 0),
    ...widths.map((width, column) => numbers('columnWidth', column, column, width * 256, firstLook, 0, 0)),
    xlsRecord('dimensions', size),
  ]
}

/** What stands behind them: the row of headings stays in sight. */
export function sheetEnd(): Buffer[] {
  return [numbers('sheetWindow', 0x07be, 0, 0, 0x40, 0, 0, 0, 0, 0), numbers('pane', 0, 1, 1, 0, 2), bookEnd()]
}

export function bookEnd(): Buffer {
  return xlsRecord('end', Buffer.alloc(0))
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(value)
  return buffer
}

function shortText(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length, 1]), Buffer.from(text, 'utf16le')])
}

function wideText(text: string): Buffer {
  return Buffer.concat([uint16(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
}
