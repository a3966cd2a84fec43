import { read, utils } from '@e965/xlsx'
import type { TestServer } from './startTestServer'

/** A call that may answer a file. */
export interface SheetCall {
  method?: 'GET' | 'POST'
  path: string
  body?: unknown
  token?: string
  language?: string
}

/** What came: the rows of its first sheet with the headings, or what was said instead. */
export interface FetchedSheet {
  status: number
  headers: Headers
  bytes: Buffer
  /** Undefined for an answer that is no spreadsheet. */
  rows: unknown[][] | undefined
  message: string
}

/** Makes a call and reads the spreadsheet that it answers. */
export async function fetchSheet({ url }: Pick<TestServer, 'url'>, call: SheetCall): Promise<FetchedSheet> {
  const { method = 'GET', path, body, token = '', language = 'en-US' } = call
  const answer = await fetch(url + path, {
    method,
    headers: {
      'Accept-Language': language,
      'X-Access-Token': token,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const said = isJson ? (JSON.parse(bytes.toString()) as { message: string }) : { message: '' }
  return { status: answer.status, headers: answer.headers, bytes, rows: isJson ? undefined : rowsOf(bytes), message: said.message }
}

/** The rows of the first sheet of a file, numbers and days as the numbers that they are. */
function rowsOf(bytes: Buffer): unknown[][] {
  const book = read(bytes)
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true, defval: null })
}
