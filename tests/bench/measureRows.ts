import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { GroupsBody, RowsGroups } from '../../schemas/api/groups'
import type { PageOfRows } from '../../schemas/api/Result'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { addOrders } from '../support/addOrders'
import { type ApiClient, openClient } from '../support/callApi'
import { openPostgres } from '../support/openPostgres.mjs'
import { type Figure, median } from './figures'
import { startMeasured } from './startMeasured'

const rounds = 15
const list = '/demo/order/list?pageNo=1&pageSize=15'
const advanced = (...conditions: object[]) => `&superQueryParams=${encodeURIComponent(JSON.stringify(conditions))}`
const filter = (...filters: object[]) => `&filterByItems=${encodeURIComponent(JSON.stringify(filters))}`

/** What staff ask of a list, by name. */
const questions: Record<string, string> = {
  'page 1 with its count': list,
  'sorted by an indexed column': `${list}&column=orderCode&order=asc`,
  'one order by its number': `${list}&orderCode=B0654321`,
  'a query that every third row meets': `${list}&status=shipped`,
  'a query over a day': `${list}&orderDate_begin=2026-01-05%2000:00:00&orderDate_end=2026-01-05%2023:59:59`,
  'a column filter with two operators':
    list +
    filter({ columnName: 'customer', operator1: 'contains', value1: 'Customer 4242', logic: 'and', operator2: 'endswith', value2: '2' }),
  'an advanced query with three conditions':
    list +
    advanced(
      { field: 'status', rule: 'eq', val: 'open' },
      { field: 'total', rule: 'gt', val: '2000' },
      { field: 'customer', rule: 'like', val: 'Customer 42' },
    ),
  'words that 200 rows hold': `${list}&searchText=${encodeURIComponent('Customer 4242')}`,
  'page 1,000': list.replace('pageNo=1&', 'pageNo=1000&'),
}

/** What a deep page takes, and what reads every row: they have no limit, and are used seldom. */
const largeQuestions: Record<string, string | GroupsBody> = {
  'page 60,000': list.replace('pageNo=1&', 'pageNo=60000&'),
  'sums over all rows': { page: 'order', figures: ['total'], query: {} },
  'groups by customer, with sums': { page: 'order', by: 'customer', figures: ['total'], query: {} },
}

/** A list over 1,000,000 rows of a PostgreSQL, as its client waits for it. */
export async function measureRows(): Promise<Figure[]> {
  const postgres = await openPostgres()
  if (!postgres.url) {
    console.log(`The rows are left out: ${postgres.reason}`)
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  const database = await openDatabase({ url: postgres.url })
  await sql`create extension if not exists pg_trgm`.execute(database.kysely)
  const product = await startMeasured(database, folder)
  await addOrders(database, 1_000_000)
  const client = await openClient(product.url, 'admin')
  const figures: Figure[] = []
  for (const [name, question] of Object.entries(questions))
    figures.push({ name, unit: 'ms', aim: 100, ...(await timeOf(client, question)) })
  for (const [name, question] of Object.entries(largeQuestions)) figures.push({ name, unit: 'ms', ...(await timeOf(client, question)) })
  await product.close()
  await database.close()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
  return figures
}

async function timeOf(client: ApiClient, question: string | GroupsBody): Promise<Pick<Figure, 'value' | 'detail'>> {
  const times: number[] = []
  let detail = ''
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    const found = await ask(client, question)
    times.push(performance.now() - startedAt)
    detail = found
  }
  return { value: median(times), detail }
}

async function ask(client: ApiClient, question: string | GroupsBody): Promise<string> {
  if (typeof question !== 'string') {
    const { success, message, result } = await client.call<RowsGroups>('POST', '/common/rowGroups', question)
    return success ? `${result.total} groups of ${result.rows} rows` : message
  }
  const { success, message, result } = await client.call<PageOfRows>('GET', question)
  return success ? `${result.records.length} of ${result.total}` : message
}
