import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, open, putResource } from './orderExample'

/** More than the ids that are found at once. */
const size = 45_000

let database: Database
let many: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  many = await putResource(database, {
    table: 'demo_exported',
    fields: [
      { type: 'inputNumber', key: 'n' },
      { type: 'input', key: 'kind' },
      { type: 'datetime', key: 'at' },
    ],
    url: { list: '/demo/exported/list' },
    access: open,
  })
  // Few values for many rows, some of them empty: the parts meet between equal ones.
  await sql`
    insert into demo_exported (id, n, kind, at, create_time)
    select 'row' || lpad(i::text, 6, '0'), case when i % 3 = 0 then null else i % 4 + 0.123456789012345678 end,
      case when i % 5 = 0 then null else 'kind ' || i % 2 end, case when i % 7 = 0 then null else timestamp '2026-01-01' + (i % 3) * interval '1 day' end,
      '2026-01-01 00:00:00'
    from generate_series(1, ${sql.lit(size)}) as i`.execute(database.kysely)
})
afterAll(() => database.close())

async function exportedIds(query: Record<string, string>): Promise<string[]> {
  const wish = { fields: many.declaration.fields, keys: ['id'], path: 'exportFields', callTexts: async () => new Map() }
  const table = await many.exportTable({ list: query }, wish, caller())
  expect(table.total).toBe(size)
  const ids: string[] = []
  for await (const rows of table.rows(size)) ids.push(...rows.map(([id]) => String(id)))
  return ids
}

async function storedIds(order: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from demo_exported order by ${sql.raw(order)}`.execute(database.kysely)
  return rows.map(({ id }) => id)
}

const sortInfo = (...columns: [string, string][]) => ({
  sortInfoString: encodeURIComponent(JSON.stringify(columns.map(([column, order]) => ({ column, order })))),
})

it.each([
  [{}, 'create_time desc, id desc'],
  [{ column: 'n', order: 'asc' }, 'n, id'],
  [{ column: 'n', order: 'desc' }, 'n desc, id desc'],
  [{ column: 'at', order: 'desc' }, 'at desc, id desc'],
  [sortInfo(['kind', 'asc'], ['n', 'desc'], ['at', 'asc']), 'kind, n desc, at, id'],
] as const)('B7.1-exports gives each of many rows once and in the order of the list: %j', async (query, order) => {
  expect(await exportedIds({ ...query })).toEqual(await storedIds(order))
})
