import { read, utils, write } from '@e965/xlsx'
import type { ImportAnswer } from '../../schemas/api/imports'
import type { Result } from '../../schemas/api/Result'
import type { TestServer } from './startTestServer'

export type SheetRows = readonly (readonly unknown[])[]

/** A file with the sheets, as somebody makes it in Excel. */
export function workbook(sheets: Readonly<Record<string, SheetRows>>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(
        rows.map((row) => [...row]),
        { cellDates: true },
      ),
      name,
    )
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer
}

/** The rows of the sheets of a file. */
export function rowsIn(content: ArrayBuffer): Record<string, string[][]> {
  const book = read(content, { type: 'array' })
  const rowsOf = (name: string) => utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1, raw: false, defval: '' })
  return Object.fromEntries(book.SheetNames.map((name) => [name, rowsOf(name)]))
}

export interface SentFile {
  content: Buffer | string
  name?: string
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>
  language?: string
}

/** Sends a file to an import, under the name that the specification gives its field. */
export async function importFile(
  server: TestServer,
  path: string,
  token: string,
  { content, name = 'rows.xlsx', fields = {}, language = 'en-US' }: SentFile,
): Promise<Result<ImportAnswer> & { status: number }> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('files[]', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  const headers = { 'Accept-Language': language, 'X-Access-Token': token }
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form })
  return { status: answer.status, ...((await answer.json()) as Result<ImportAnswer>) }
}

/** Fetches a file, as a browser saves it. */
export async function fetchSheets(server: TestServer, path: string, token: string, language = 'en-US') {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { 'Accept-Language': language, 'X-Access-Token': token } })
  const isFile = answer.headers.get('content-type')?.includes('spreadsheetml') === true
  return {
    status: answer.status,
    name: decodeURIComponent(answer.headers.get('content-disposition')?.split("''")[1] ?? ''),
    sheets: isFile ? rowsIn(await answer.arrayBuffer()) : {},
  }
}
