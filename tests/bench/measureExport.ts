import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectSooner } from '../../server-mock/app/collectSooner'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { addOrders } from '../support/addOrders'
import { openClient } from '../support/callApi'
import { openPostgres } from '../support/openPostgres.mjs'
import type { Figure } from './figures'
import { startMeasured } from './startMeasured'

/** As many rows as an .xls file holds. */
const xlsCount = 65_535

/** An export of a million rows: what the server needs for it beside what it had before, and how long it takes. */
export async function measureExport(): Promise<Figure[]> {
  const postgres = await openPostgres()
  if (!postgres.url) {
    console.log(`The export is left out: ${postgres.reason}`)
    return []
  }
  collectSooner()
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  const database = await openDatabase({ url: postgres.url })
  const product = await startMeasured(database, folder)
  await addOrders(database, 1_000_000)
  const { token } = await openClient(product.url, 'admin')
  const exported = (query: string) => measureFile(`${product.url}/api/demo/order/exportXls?${query}`, token)
  // Once before: what is loaded with the first export is no part of the next.
  await exported('orderCode=B000001*')
  const figures = [
    ...figuresOf(
      `.xls, ${xlsCount.toLocaleString('en')} rows`,
      await exported(`column=orderCode&order=asc&orderDate_end=${momentOf(xlsCount)}`),
    ),
    ...figuresOf('.xlsx, 1,000,000 rows', await exported('')),
    ...figuresOf('.xlsx, 1,000,000 rows sorted without an index', await exported('column=customer&order=asc')),
  ]
  await product.close()
  await database.close()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
  return figures
}

function momentOf(number: number): string {
  return encodeURIComponent(new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString().slice(0, 19).replace('T', ' '))
}

interface MeasuredFile {
  seconds: number
  /** Most memory that the process had beside what it had before. */
  added: number
  bytes: number
  rows: number
}

/** Reads the file as it arrives and keeps nothing of it. */
async function measureFile(address: string, token: string): Promise<MeasuredFile> {
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const answer = await fetch(address, { headers: { 'X-Access-Token': token } })
  if (!answer.headers.has('x-row-count')) throw new Error(`no file came: ${await answer.text()}`)
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += (piece as Uint8Array).length
  clearInterval(watch)
  return { seconds: (performance.now() - startedAt) / 1000, added: most - before, bytes, rows: Number(answer.headers.get('x-row-count')) }
}

function figuresOf(name: string, { seconds, added, bytes, rows }: MeasuredFile): Figure[] {
  const detail = `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, ${Math.round(rows / seconds).toLocaleString('en')} rows a second`
  return [{ name: `memory for ${name}`, value: added / 1e6, unit: 'MB', aim: 150, detail }]
}
