import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import type { DeclaredAction } from '../../../server-mock/resource/ResourceDeclaration'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['demo_order', 'demo_order_products']) await sql`delete from ${sql.table(table)}`.execute(database.kysely)
})

const addOrder = (orderCode: string, values: object = {}): Promise<Row> => orders.add({ orderCode, ...values }, caller())
const read = (row: Row) => orders.queryById(row.id, caller())
const ids = (...rows: Row[]) => rows.map(({ id }) => id).join(',')
const act = (set: DeclaredAction['set'], more: Partial<DeclaredAction> = {}): DeclaredAction => ({
  name: 'go',
  url: '/demo/order/go',
  set,
  ...more,
})

describe('an action over rows', () => {
  it('works its values out for each row', async () => {
    const [one, two] = [await addOrder('A-1', { price: 2 }), await addOrder('A-2', { price: 5 })]
    const action = act({
      startedAt: { expression: 'now()' },
      keeper: { expression: 'user.username' },
      remark: { expression: "row.orderCode + '!'" },
      price: { expression: 'row.price * 2' },
      status: 'done',
    })
    expect(await orders.runAction(action, ids(one, two), caller('otto'))).toBe(2)
    const started = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(await read(one)).toMatchObject({ startedAt: started, keeper: 'otto', remark: 'A-1!', price: 4, status: 'done' })
    expect(await read(two)).toMatchObject({ remark: 'A-2!', price: 10, updateBy: 'otto' })
  })

  it('works computed fields out anew', async () => {
    const declaration = { ...orderDeclaration, table: 'demo_sum', page: 'sum', subTables: [], url: {}, actions: [] }
    const fields = declaration.fields.map((field) => (field.key === 'total' ? { ...field, value: 'row.price * 3' } : field))
    const sums = await putResource(database, { ...declaration, fields })
    const row = await sums.add({ orderCode: 'S-1', price: 1 }, caller())
    await sums.runAction(act({ price: 7 }), row.id, caller())
    expect(await sums.queryById(row.id, caller())).toMatchObject({ price: 7, total: 21 })
  })

  it('names the rows that do not allow it, and changes none', async () => {
    const [one, two] = [await addOrder('A-1'), await addOrder('A-2', { status: 'done' })]
    const action = act({ remark: 'x' }, { when: "row.status == 'open'" })
    const failure = await failureOf(orders.runAction(action, ids(one, two), caller()))
    expect([failure.error, failure.values]).toEqual(['refused', { count: 1, names: '“A-2”' }])
    expect((await read(one)).remark).toBeNull()
  })

  it('names the row whose value breaks a rule, and changes none', async () => {
    const [one, two] = [await addOrder('A-1', { remark: 'B-1' }), await addOrder('A-2')]
    const action = act({ orderCode: { expression: 'row.remark' } })
    const failure = await failureOf(orders.runAction(action, ids(one, two), caller()))
    expect([failure.error, failure.values.name]).toEqual(['refused', 'A-2'])
    expect(await read(one)).toMatchObject({ orderCode: 'A-1', rowVersion: 1 })
  })

  it('refuses a value that cannot be chosen or stored', async () => {
    const row = await addOrder('A-1', { remark: 'lost' })
    const sets: DeclaredAction['set'][] = [{ status: { expression: 'row.remark' } }, { due: { expression: 'row.remark' } }]
    for (const set of sets) {
      const failure = await failureOf(orders.runAction(act(set), row.id, caller()))
      expect(failure.details.errors?.map(({ path }) => path)).toEqual([`/set/${Object.keys(set)[0]}`])
    }
  })

  it('names the row for which an expression has no value', async () => {
    const row = await addOrder('A-1')
    const failure = await failureOf(orders.runAction(act({ due: { expression: 'addDays(row.remark, 3)' } }), row.id, caller()))
    expect([failure.error, failure.values]).toEqual(['refused', { name: 'A-1', reason: 'due' }])
  })

  it('does not name a row by a column that the caller may not see', async () => {
    const row = await addOrder('secret', { status: 'done', remark: 'open to all' })
    const some = caller('anna', { hiddenFields: () => new Set(['orderCode']) })
    const failure = await failureOf(orders.runAction(act({ price: 1 }, { when: "row.status == 'open'" }), row.id, some))
    expect(failure.values.names).toBe('“open to all”')
  })
})

describe('an action that asks for values', () => {
  const withdraw = act(
    { remark: { expression: "input.reason + ' (' + row.orderCode + ')'" }, price: { expression: 'input.fee' } },
    {
      when: 'input.reason != row.orderCode',
      ask: [
        { type: 'input', key: 'reason', title: 'Reason', maxLength: 5, validateRules: [{ required: true }] },
        { type: 'inputNumber', key: 'fee', title: 'Fee', validateRules: [{ min: 1, max: 9 }] },
        { type: 'select', key: 'kind', title: 'Kind', options: [{ value: 'a' }, { value: 'b' }] },
      ],
    },
  )
  const run = (row: Row, input?: Record<string, unknown>) => orders.runAction(withdraw, row.id, caller(), input)

  it('reads them where values and conditions are worked out', async () => {
    const row = await addOrder('A-1')
    expect(await run(row, { reason: 'late', fee: 3, kind: 'a' })).toBe(1)
    expect(await read(row)).toMatchObject({ remark: 'late (A-1)', price: 3 })
    expect((await failureOf(run(row, { reason: 'A-1' }))).error).toBe('refused')
  })

  it.each([
    ['none', undefined, '/input/reason'],
    ['an empty one', { reason: '' }, '/input/reason'],
    ['one that is too long', { reason: 'too long' }, '/input/reason'],
    ['one outside its limits', { reason: 'late', fee: 10 }, '/input/fee'],
    ['one of another type', { reason: 'late', fee: 'ten' }, '/input/fee'],
    ['one that cannot be chosen', { reason: 'late', kind: 'c' }, '/input/kind'],
    ['one that is not asked for', { reason: 'late', price: 1 }, '/input/price'],
  ])('refuses %s with its place, and changes nothing', async (_, input, path) => {
    const row = await addOrder('A-1')
    const failure = await failureOf(run(row, input))
    expect(failure.details.errors?.map((error) => error.path)).toEqual([path])
    expect((await read(row)).rowVersion).toBe(1)
  })
})
