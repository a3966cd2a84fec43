import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { subRowLimit } from '../../../schemas/page/limits'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import type { ResourceDeclaration } from '../../../server-mock/resource/ResourceDeclaration'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let orders: TableResource
let nextNumber = 1
/** What the check rule of a line does; each test may put its own. */
let checkRule: ResourceServices['checkRule'] = async () => null

const declaration: ResourceDeclaration = {
  table: 'big_order',
  fields: [
    { type: 'input', key: 'code' },
    { type: 'inputNumber', key: 'total', value: 'sum(sub.lines.map(l, l.price))' },
  ],
  subTables: [
    {
      key: 'lines',
      table: 'big_order_lines',
      foreignKey: 'orderId',
      isSingle: false,
      fields: [
        { type: 'rowDragSort', key: 'place' },
        { type: 'input', key: 'product', validateRules: [{ unique: true }] },
        { type: 'inputNumber', key: 'price', precision: 2 },
        { type: 'switch', key: 'paid', customValue: [1, 0] },
        { type: 'input', key: 'number', defaultValue: { fillRule: 'line_number' } },
        { type: 'input', key: 'serial', validateRules: [{ checkRule: 'serial' }] },
      ],
    },
    { key: 'notes', table: 'big_order_notes', foreignKey: 'orderId', isSingle: false, fields: [{ type: 'input', key: 'text' }] },
  ],
  url: {},
  access: open,
}

const services: ResourceServices = {
  ...noServices,
  fillRule: async (_code, rows) => rows.map(() => `L-${nextNumber++}`),
  checkRule: (...asked) => checkRule(...asked),
}

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, declaration, services)
})
afterAll(() => database.close())
beforeEach(() => {
  nextNumber = 1
  checkRule = async () => null
})

const lines = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ place: index + 1, product: `p${index}`, price: 1.25, ...more(index) }))
const add = (count: number, more?: (index: number) => object) =>
  orders.add({ code: 'A', sub: { lines: { added: lines(count, more) } } }, caller())
const linesOf = (row: Row) => (row.sub as Record<string, Row[]>).lines ?? []
const notes = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `n${index}` }))

describe('a row with thousands of lines', () => {
  it('is stored whole, in the order of its lines, and answered', async () => {
    const row = await add(1_300, (index) => ({ paid: index % 2, product: `„p“ \\ {${index}},'"` }))
    expect(row).toMatchObject({ total: 1_625, rowVersion: 1 })
    const stored = linesOf(row)
    expect(stored.map(({ place }) => place)).toEqual(Array.from({ length: 1_300 }, (_, index) => index + 1))
    expect(stored[1_201]).toMatchObject({
      product: `„p“ \\ {1201},'"`,
      price: 1.25,
      paid: 1,
      orderId: row.id,
      createBy: 'anna',
      rowVersion: 1,
    })
    expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: 1_300 }, (_, index) => `L-${index + 1}`))
  })

  it('is changed line by line: each keeps what was not sent, and counts its version up', async () => {
    const row = await add(1_300)
    const stored = linesOf(row)
    const edited = stored.slice(100).map(({ id, rowVersion }, index) => ({ id, rowVersion, ...(index % 2 ? { price: 2 } : { paid: 1 }) }))
    const after = await orders.edit(
      {
        id: row.id,
        rowVersion: 1,
        sub: { lines: { edited, deleted: stored.slice(0, 100).map(({ id }) => id), added: [{ place: 0, product: 'first' }] } },
      },
      caller('otto'),
    )
    const [first, second, third] = linesOf(after)
    expect(linesOf(after)).toHaveLength(1_201)
    expect(first).toMatchObject({ product: 'first', number: 'L-1301', rowVersion: 1, createBy: 'otto' })
    expect(second).toMatchObject({ product: 'p100', price: 1.25, paid: 1, number: 'L-101', rowVersion: 2, updateBy: 'otto' })
    expect(third).toMatchObject({ product: 'p101', price: 2, paid: 0, rowVersion: 2 })
    expect(after.total).toBe(600 * 1.25 + 600 * 2)
  })

  it('is refused with the place of each line that is wrong, and nothing of it is stored', async () => {
    const same = await failureOf(add(1_000, (index) => (index === 917 ? { product: 'p17' } : {})))
    expect(same.details.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['/sub/lines/added/17/product', 'unique'],
      ['/sub/lines/added/917/product', 'unique'],
    ])
    const wrong = await failureOf(add(1_000, (index) => (index === 999 ? { price: 'much' } : {})))
    expect(wrong.details.errors?.map(({ path }) => path)).toEqual(['/sub/lines/added/999/price'])
    await failureOf(add(600, (index) => ({ price: 7, product: index === 599 ? 'p0' : `p${index}` })))
    const { rows } = await sql<{ n: number }>`select count(*) as n from big_order_lines where price = 7`.execute(database.kysely)
    expect(rows[0]?.n).toBe(0)
  })

  it('holds so many lines and no more, all sub-tables and those that are stored counted', async () => {
    const tooMany = await failureOf(add(subRowLimit + 1))
    expect(tooMany.details.errors).toMatchObject([{ path: '/sub/lines/added', code: 'too-many' }])
    const row = await add(10)
    const more = { notes: { added: notes(subRowLimit - 9) } }
    const refused = await failureOf(orders.edit({ id: row.id, rowVersion: 1, sub: more }, caller()))
    expect(refused.details.errors).toEqual([
      { path: '/sub/notes/added', code: 'too-many', message: 'The sub-tables of a row hold 5000 rows at most; this would make 5001' },
    ])
    const [one] = linesOf(row)
    const full = { lines: { deleted: [one?.id ?? ''] }, notes: { added: notes(subRowLimit - 9) } }
    expect(await orders.edit({ id: row.id, rowVersion: 1, sub: full }, caller())).toMatchObject({ rowVersion: 2 })
  })

  it('lets others read while it is being checked', async () => {
    const events: string[] = []
    let listed: Promise<void> | undefined
    let beginToCheck: () => void = () => undefined
    const checking = new Promise<void>((resolve) => {
      beginToCheck = resolve
    })
    // The check of each line waits until the other has been answered: were they to wait for one another, neither would end.
    checkRule = async () => {
      beginToCheck()
      await new Promise((resolve) => setImmediate(resolve))
      await listed
      return null
    }
    const saved = add(subRowLimit, (index) => (index % 500 === 0 ? { serial: 'S' } : {})).then(() => events.push('saved'))
    await checking
    listed = orders.list({}, caller('otto')).then(() => void events.push('listed'))
    await saved
    expect(events).toEqual(['listed', 'saved'])
  })
})

describe('a line of a row', () => {
  it('stays with its row, whatever key of a row is sent along', async () => {
    const [one, two] = [await add(1), await add(1)]
    const [line] = linesOf(one)
    const edited = [{ id: line?.id ?? '', rowVersion: 1, orderId: two.id, price: 3 }]
    const after = await orders.edit({ id: one.id, rowVersion: 1, sub: { lines: { edited } } }, caller())
    expect(linesOf(after)).toMatchObject([{ id: line?.id, orderId: one.id, price: 3 }])
    expect(linesOf(await orders.queryById(two.id, caller()))).toHaveLength(1)
  })

  it('is not written over when somebody else has changed it, although its row stands as it was', async () => {
    const row = await add(1)
    const [line] = linesOf(row)
    await sql`update big_order_lines set row_version = 2, price = 9 where id = ${line?.id}`.execute(database.kysely)
    const edited = [{ id: line?.id ?? '', rowVersion: 1, price: 3 }]
    const failure = await failureOf(orders.edit({ id: row.id, rowVersion: 1, sub: { lines: { edited } } }, caller()))
    expect(failure.error).toBe('conflict')
    expect(linesOf(await orders.queryById(row.id, caller()))).toMatchObject([{ price: 9, rowVersion: 2 }])
  })

  it('is not written over when it changes between the check and the write', async () => {
    const row = await add(1, () => ({ serial: 'S' }))
    const [line] = linesOf(row)
    checkRule = async () => {
      await sql`update big_order_lines set row_version = 2, price = 9 where id = ${line?.id}`.execute(database.kysely)
      return null
    }
    const edited = [{ id: line?.id ?? '', rowVersion: 1, price: 3 }]
    const failure = await failureOf(orders.edit({ id: row.id, rowVersion: 1, sub: { lines: { edited } } }, caller()))
    expect(failure.error).toBe('conflict')
    expect(linesOf(await orders.queryById(row.id, caller()))).toMatchObject([{ price: 9, rowVersion: 2 }])
  })
})
