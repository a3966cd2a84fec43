import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from '../../schemas/api/Result'
import { subRowLimit } from '../../schemas/page/limits'
import type { Database } from '../../server-mock/db/Database'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { type ApiClient, openClient } from '../support/callApi'
import { openPostgres } from '../support/openPostgres.mjs'
import { type Figure, median } from './figures'
import { startMeasured } from './startMeasured'

const rounds = 5

/** How long others wait at most while somebody saves as many lines as a row may have, against the longest wait of an idle server; on both engines. */
export async function measureSaves(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  const figures = await measureOn('embedded', await openDatabase({ dataDir: join(folder, 'db') }), folder)
  const postgres = await openPostgres()
  if (postgres.url) {
    figures.push(...(await measureOn('PostgreSQL', await openDatabase({ url: postgres.url }), folder)))
    await postgres.close()
  } else {
    console.log(`PostgreSQL is left out: ${postgres.reason}`)
  }
  rmSync(folder, { recursive: true, force: true })
  return figures
}

async function measureOn(engine: string, database: Database, folder: string): Promise<Figure[]> {
  const product = await startMeasured(database, folder)
  const client = await openClient(product.url, 'admin')
  const idle: number[] = []
  const saving: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    saving.push(await longestWait(client, saveOrder(client)))
    const lasted = performance.now() - startedAt
    idle.push(await longestWait(client, new Promise((resolve) => setTimeout(resolve, lasted))))
  }
  await product.close()
  await database.close()
  const [busy, quiet] = [median(saving), median(idle)]
  const detail = `${busy.toFixed(0)} against ${quiet.toFixed(0)} ms`
  return [
    { name: `longest wait in a big save, ${engine}`, value: busy, unit: 'ms', aim: 200 },
    { name: `the same against an idle server, ${engine}`, value: busy / quiet, unit: '×', detail },
  ]
}

/** Adds an order with all the lines it may have, then changes each of them. */
async function saveOrder(client: ApiClient): Promise<void> {
  const added = Array.from({ length: subRowLimit }, (_, index) => ({
    orderNum: index + 1,
    product: `Part ${index}`,
    price: 1.25,
    quantity: 3,
  }))
  const order = await client.call<Row>('POST', '/demo/order/add', { orderDate: '2026-11-21 10:00:00', sub: { products: { added } } })
  if (!order.success) throw new Error(`the order was refused: ${order.message}`)
  const { id, rowVersion, sub } = order.result
  const lines = (sub as Record<string, Row[]>).products ?? []
  const edited = lines.map((line) => ({ id: line.id, rowVersion: line.rowVersion, quantity: 4 }))
  const changed = await client.call('PUT', '/demo/order/edit', { id, rowVersion, sub: { products: { edited } } })
  if (!changed.success) throw new Error(`the change was refused: ${changed.message}`)
}

/** Milliseconds that the slowest of the list calls took that are made, one after the other, until `action` is done. */
async function longestWait(client: ApiClient, action: Promise<unknown>): Promise<number> {
  let isDone = false
  let longest = 0
  const done = action.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const startedAt = performance.now()
    await client.call('GET', '/test/equipment/list?pageNo=1&pageSize=15')
    longest = Math.max(longest, performance.now() - startedAt)
  }
  await done
  return longest
}
