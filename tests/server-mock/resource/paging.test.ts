import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, open, putResource } from './orderExample'

let database: Database
let many: TableResource
const size = 12_000

beforeAll(async () => {
  database = await openTestDatabase()
  many = await putResource(database, {
    table: 'demo_many',
    fields: [
      { type: 'inputNumber', key: 'n' },
      { type: 'input', key: 'kind' },
    ],
    url: { list: '/demo/many/list' },
    access: open,
  })
  await sql`
    insert into demo_many (id, n, kind, create_time)
    select 'row' || lpad(i::text, 6, '0'), i, case when i % 1000 = 0 then 'rare' else 'usual' end, '2026-01-01 00:00:00'
    from generate_series(1, ${sql.lit(size)}) as i`.execute(database.kysely)
})
afterAll(() => database.close())

/** The numbers of the exported rows, and how many came at once. */
async function exported(query: Record<string, string>, most = size) {
  const wish = { fields: many.declaration.fields, keys: ['n'], path: 'exportFields', callTexts: async () => new Map() }
  const table = await many.exportTable({ list: query }, wish, caller())
  const batches: number[] = []
  const seen: unknown[] = []
  for await (const rows of table.rows(most)) {
    batches.push(rows.length)
    seen.push(...rows.map(([n]) => n))
  }
  return { batches, seen }
}

describe('B4-list paging', () => {
  it('gives every row once, whichever page it is on, although all sort values are equal', async () => {
    const seen = new Set<string>()
    for (let pageNo = 1; pageNo <= size / 1000; pageNo++) {
      const { records } = await many.list({ pageNo, pageSize: 1000, column: 'kind', order: 'desc' }, caller())
      for (const { id } of records) seen.add(id)
    }
    expect(seen.size).toBe(size)
  })

  it('answers a deep page like a near one', async () => {
    const { records, current } = await many.list({ pageNo: '1101', pageSize: '10', column: 'n', order: 'asc' }, caller())
    expect(records.map(({ n }) => n)).toEqual([11001, 11002, 11003, 11004, 11005, 11006, 11007, 11008, 11009, 11010])
    expect(current).toBe(1101)
  })

  it('counts exactly up to a limit and says when there are more', async () => {
    expect(await many.list({}, caller())).toMatchObject({ total: 10_000, totalIsCapped: true, pages: 1000 })
    const rare = await many.list({ kind: 'rare', pageSize: '5' }, caller())
    expect([rare.total, rare.pages, rare.totalIsCapped]).toEqual([12, 3, undefined])
  })

  it('answers no rows behind the last page, with the right total', async () => {
    expect(await many.list({ kind: 'rare', pageNo: '9' }, caller())).toMatchObject({ records: [], total: 12, current: 9 })
  })

  it('exports every row in the order of the list, in batches', async () => {
    const query = { column: 'n', order: 'desc', n_begin: '9501', pageNo: '1', pageSize: '10000000' }
    const { batches, seen } = await exported(query)
    expect(Math.max(...batches)).toBeLessThan(1000)
    expect(seen).toEqual(Array.from({ length: 2500 }, (_, index) => size - index))
  })

  it('exports chosen rows only', async () => {
    const { seen } = await exported({ selections: 'row000003,row000001,' })
    expect(seen.sort()).toEqual([1, 3])
  })

  it('exports no more rows than were asked for', async () => {
    expect((await exported({}, 2_300)).seen).toHaveLength(2_300)
  })
})
