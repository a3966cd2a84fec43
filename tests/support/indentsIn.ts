import { CFB, read } from '@e965/xlsx'

/** How far the texts of a spreadsheet are indented, by the places of their cells: `{ A3: 1 }`; cells that are not are left out. */
export function indentsIn(file: Buffer): Record<string, number> {
  const isZip = file.subarray(0, 2).toString() === 'PK'
  return isZip ? indentsOfXlsx(file) : indentsOfXls(file)
}

function indentsOfXlsx(file: Buffer): Record<string, number> {
  // A cast: the files inside are no part of the library's types.
  const { files } = read(file, { bookFiles: true }) as unknown as { files: Record<string, { content: Uint8Array }> }
  const textOf = (name: string) => Buffer.from(files[name]?.content ?? []).toString()
  const looks = [...(/<cellXfs.*<\/cellXfs>/.exec(textOf('xl/styles.xml'))?.[0] ?? '').matchAll(/<xf [^>]*?(?:\/>|>(.*?)<\/xf>)/g)]
  const indents = looks.map(([, inner = '']) => Number(/indent="(\d+)"/.exec(inner)?.[1] ?? 0))
  const cells = textOf('xl/worksheets/sheet1.xml').matchAll(/<c r="(\w+)" s="(\d+)"/g)
  return indented([...cells].map(([, place = '', look]) => [place, indents[Number(look)]]))
}

/** Walks the records of the file: 0xe0 is the look of cells, 0xfd a cell with a text. */
function indentsOfXls(file: Buffer): Record<string, number> {
  const stream = Buffer.from(CFB.find(CFB.read(file, { type: 'buffer' }), 'Workbook')?.content ?? [])
  const indents: number[] = []
  const cells: [string, number | undefined][] = []
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const kind = stream.readUInt16LE(at)
    if (kind === 0xe0) indents.push((stream[at + 12] ?? 0) & 15)
    if (kind !== 0xfd) continue
    const place = `${String.fromCharCode(65 + stream.readUInt16LE(at + 6))}${stream.readUInt16LE(at + 4) + 1}`
    cells.push([place, indents[stream.readUInt16LE(at + 8)]])
  }
  return indented(cells)
}

function indented(cells: readonly (readonly [string, number | undefined])[]): Record<string, number> {
  return Object.fromEntries(cells.flatMap(([place, indent = 0]) => (indent > 0 ? [[place, indent]] : [])))
}
