import { mainFieldsOf } from '../../../schemas/page/anatomy'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { SentFile } from '../../kernel/SentFile'
import { timeNow } from '../../kernel/timeNow'
import type { ExportedQuery, ExportedTable, TableResource } from '../../resource'
import { type SheetFormat, sheetFormats, type WrittenCell, type WrittenTable } from '../../sheets/WrittenTable'
import { writeXls } from '../../sheets/writeXls'
import { writeXlsx } from '../../sheets/writeXlsx'
import type { Services } from '../Services'
import { callTexts } from './callTexts'
import { shownPage } from './shownPage'

/** Which columns a call wants, by the names that it has for them. */
interface WishedColumns {
  keys?: readonly string[]
  titles?: readonly string[]
  path: string
}

type Part = readonly (readonly WrittenCell[])[]

/** What a sheet holds; tests have smaller ones. */
export type SheetSizes = Readonly<Record<SheetFormat, { rows: number; columns: number }>>

/**
 * The rows of a query as a spreadsheet: a true .xls file as long as it holds them, else an .xlsx file, which leaves while the rows are read. The answer
 * says how many rows are in it, how many the sheet has no room for, and about how long it will be.
 */
export async function exportFile(
  services: Pick<Services, 'pages' | 'registry' | 'database'>,
  resource: TableResource,
  asked: { query: ExportedQuery; wished: WishedColumns },
  context: CallContext,
  sizes: SheetSizes = sheetFormats,
): Promise<SentFile> {
  const { declaration } = resource
  const page = shownPage(services, resource)
  const fields = page ? mainFieldsOf(page) : declaration.fields
  const labelKey = page && 'tree' in page ? page.tree?.labelKey : undefined
  const table = await resource.exportTable(
    asked.query,
    { fields, labelKey, callTexts: callTexts(services, context), ...asked.wished },
    context,
  )
  return writtenFile(table, chooseText(page?.title, context.language, page?.code ?? declaration.table), sizes)
}

/** The table as a file with a title; refuses one that holds nothing. */
export async function writtenFile(table: ExportedTable, title: string, sizes: SheetSizes = sheetFormats): Promise<SentFile> {
  if (table.total === 0 || table.columns.length === 0) throw new CallFailure('refused', 'rows.nothingToExport')
  const format = table.total <= sizes.xls.rows && table.columns.length <= sizes.xls.columns ? 'xls' : 'xlsx'
  const columns = table.columns.slice(0, sizes[format].columns)
  const count = Math.min(table.total, sizes[format].rows)
  const rows = table.rows(count)
  // What goes wrong with the first rows is answered as a failure, not as half a file.
  const first: Part = (await rows.next()).value ?? []
  const written = { name: title, columns, rows: after(first, rows) }
  const { content, length } = format === 'xls' ? await whole(written) : { content: writeXlsx(written), length: undefined }
  const missing = table.total - count
  return new SentFile(`${title}_${timeNow().slice(0, 10)}.${format}`, sheetFormats[format].type, content, {
    'X-Row-Count': count,
    ...(missing > 0 ? { 'X-Rows-Missing': missing } : {}),
    ...(length === undefined ? { 'X-Estimated-Length': await estimate(written, first, count) } : { 'Content-Length': length }),
  })
}

async function* after(first: Part, rest: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield first
  yield* rest
}

/** An .xls file says at its beginning how long it is: all of it is there before it is sent. */
async function whole(table: WrittenTable): Promise<{ content: AsyncGenerator<Buffer>; length: number }> {
  const pieces: Buffer[] = []
  for await (const piece of writeXls(table)) pieces.push(piece)
  async function* content() {
    yield* pieces
  }
  return { content: content(), length: pieces.reduce((sum, piece) => sum + piece.length, 0) }
}

/** About how many bytes the whole file has, as far as its first rows tell. */
async function estimate(table: Omit<WrittenTable, 'rows'>, first: Part, count: number): Promise<number> {
  let length = 0
  async function* sample() {
    yield first
  }
  for await (const piece of writeXlsx({ ...table, rows: sample() })) length += piece.length
  return Math.round((length * count) / Math.max(1, first.length))
}
