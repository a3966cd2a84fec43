import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { Database } from '../../../server-mock/db/Database'
import { CallFailure } from '../../../server-mock/kernel/CallFailure'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['demo_order', 'demo_order_products', 'demo_order_contact'])
    await sql`delete from ${sql.table(table)}`.execute(database.kysely)
})

function addOrder(values: Record<string, unknown> = {}): Promise<Row> {
  return orders.add({ orderCode: 'A-1', sub: { products: { added: [{ product: 'pen' }, { product: 'ink' }] } }, ...values }, caller())
}

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.kysely)
  return rows[0]?.n ?? -1
}

describe('C-resource deleting', () => {
  it('deletes rows with the rows of their sub-tables', async () => {
    const one = await addOrder()
    const two = await addOrder({ orderCode: 'A-2' })
    await orders.delete(one.id, caller())
    expect((await failureOf(orders.queryById(one.id, caller()))).error).toBe('not-found')
    expect(await orders.deleteBatch(`${two.id},${one.id},`, caller())).toBe(1)
    expect([await countOf('demo_order'), await countOf('demo_order_products')]).toEqual([0, 0])
    expect((await failureOf(orders.delete(one.id, caller()))).error).toBe('not-found')
  })
})

describe('actions', () => {
  const [close] = orderDeclaration.actions ?? []

  it('change all rows or none', async () => {
    if (!close) throw new Error('the example has an action')
    const one = await addOrder()
    const two = await addOrder({ orderCode: 'A-2', status: 'done' })
    const failure = await failureOf(orders.runAction(close, `${one.id},${two.id}`, caller()))
    expect([failure.error, failure.values]).toEqual(['refused', { count: 1, names: '“A-2”' }])
    expect((await failureOf(orders.runAction(close, `${one.id},nobody`, caller()))).error).toBe('not-found')
    expect((await orders.queryById(one.id, caller())).status).toBe('open')
    expect(await orders.runAction(close, one.id, caller())).toBe(1)
    expect(await orders.queryById(one.id, caller())).toMatchObject({ status: 'done', rowVersion: 2 })
  })
})

describe('owners and hooks', () => {
  it('shows, changes and deletes rows of one’s own only', async () => {
    const notes = await putResource(database, {
      table: 'demo_note',
      fields: [{ type: 'input', key: 'text' }],
      owner: 'createBy',
      url: {},
      access: open,
    })
    const mine = await notes.add({ text: 'mine' }, caller('anna'))
    const other = caller('otto')
    expect((await notes.list({}, other)).total).toBe(0)
    expect((await notes.list({ text: 'mine' }, caller('anna'))).total).toBe(1)
    const calls = [
      notes.queryById(mine.id, other),
      notes.edit({ id: mine.id, rowVersion: 1, text: 'stolen' }, other),
      notes.delete(mine.id, other),
      notes.deleteBatch(mine.id, other),
    ]
    for (const { error } of await Promise.all(calls.map(failureOf))) expect(error).toBe('not-found')
    expect((await notes.queryById(mine.id, caller('anna'))).text).toBe('mine')
  })

  it('writes the owner itself', async () => {
    const notes = await putResource(database, {
      table: 'demo_own',
      fields: [{ type: 'input', key: 'userName' }],
      owner: 'userName',
      url: {},
      access: open,
    })
    const row = await notes.add({ userName: 'otto' }, caller('anna'))
    expect(row.userName).toBe('anna')
    const edited = await notes.edit({ id: row.id, rowVersion: 1, userName: 'otto' }, caller('anna'))
    expect(edited).toMatchObject({ userName: 'anna', rowVersion: 2 })
    expect((await notes.list({}, caller('otto'))).total).toBe(0)
  })

  it('runs hooks inside the transaction; one that throws undoes everything', async () => {
    const seen: string[] = []
    const hooked = await putResource(database, {
      table: 'demo_hooked',
      fields: [{ type: 'input', key: 'text' }],
      url: {},
      access: open,
      hooks: {
        beforeAdd: (change) => {
          change.values.text = `${change.values.text}!`
        },
        afterAdd: (change) => {
          seen.push(String(change.values.text))
          if (change.values.text === 'no!') throw new CallFailure('refused', 'rows.noRow')
        },
        beforeDelete: ({ before }) => {
          seen.push(`gone ${before?.text}`)
        },
      },
    })
    const row = await hooked.add({ text: 'yes' }, caller())
    await failureOf(hooked.add({ text: 'no' }, caller()))
    await hooked.delete(row.id, caller())
    expect(seen).toEqual(['yes!', 'no!', 'gone yes!'])
    expect((await hooked.list({}, caller())).total).toBe(0)
  })
})
