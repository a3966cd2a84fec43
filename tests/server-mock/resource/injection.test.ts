import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource
let id: string

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration)
  id = (await orders.add({ orderCode: 'A-1', remark: 'here', price: 1, sub: { products: { added: [{ product: 'pen' }] } } }, caller())).id
})
afterAll(() => database.close())

async function everything(): Promise<unknown> {
  const { rows } = await sql`select * from demo_order, demo_order_products`.execute(database.kysely)
  return rows
}

const attacks = [
  "x'; drop table demo_order; --",
  "' or '1'='1",
  'id; delete from demo_order',
  '(select pg_sleep(9))',
  'order_code',
  't.id',
  '"orderCode"',
  'updatexml(1,concat(0x7e,version()),1)',
  '1) union select password_hash from sys_user --',
  'constructor',
  '__proto__',
  'orderCode\0',
]

describe.each(attacks)('SQL where a name belongs: %s', (attack) => {
  it('is refused in every place and changes nothing', async () => {
    const before = await everything()
    // A direction is never a part of a statement: anything but ascending is descending.
    expect((await orders.list({ column: 'price', order: attack }, caller())).records.map((row) => row.id)).toEqual([id])
    const superQuery = (row: object) => orders.list({ superQueryParams: JSON.stringify([row]) }, caller())
    const calls = [
      orders.list({ column: attack, order: 'asc' }, caller()),
      orders.list({ sortInfoString: JSON.stringify([{ column: attack, order: 'asc' }]) }, caller()),
      orders.list({ sortInfoString: JSON.stringify([{ column: 'price', order: attack }]) }, caller()),
      orders.list({ [`x${attack}`]: 'x' }, caller()),
      orders.list({ [`${attack}_begin`]: 'x' }, caller()),
      orders.list({ pageNo: attack }, caller()),
      orders.list({ pageSize: attack }, caller()),
      orders.list({ superQueryParams: JSON.stringify([{ field: 'remark', rule: 'eq', val: 'x' }]), superQueryMatchType: attack }, caller()),
      orders.list({ price: attack }, caller()),
      orders.list({ due_begin: attack }, caller()),
      superQuery({ field: attack, rule: 'eq', val: 'x' }),
      superQuery({ field: `products,${attack}`, rule: 'eq', val: 'x' }),
      superQuery({ field: `${attack},product`, rule: 'eq', val: 'x' }),
      superQuery({ field: 'remark', rule: attack, val: 'x' }),
      superQuery({ field: 'price', rule: 'in', val: `1,${attack}` }),
      orders.grid({ filterByItems: [{ columnName: attack, operator1: 'eq', value1: 'x' }] }, caller()),
      orders.grid({ filterByItems: [{ columnName: 'remark', operator1: attack as never, value1: 'x' }] }, caller()),
      orders.grid({ filterByItems: [{ columnName: 'remark', operator1: 'eq', value1: 'x', logic: attack as never }] }, caller()),
      orders.grid({ postSortByItems: [{ columnName: attack, defaultSortOrder: 'asc' }] }, caller()),
      orders.grid({ selectParam: { [`x${attack}`]: 'x' } }, caller()),
      orders.add({ orderCode: 'B', [`x${attack}`]: 1 }, caller()),
      orders.edit({ id, rowVersion: 1, [`x${attack}`]: 1 }, caller()),
    ]
    // Names such as `order_code` can be ids; they are then not found.
    const byId = [
      orders.queryById(attack, caller()),
      orders.delete(attack, caller()),
      orders.deleteBatch(attack, caller()),
      orders.edit({ id: attack, rowVersion: 1 }, caller()),
    ]
    const [refused, notFound] = await Promise.all([Promise.all(calls.map(failureOf)), Promise.all(byId.map(failureOf))])
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['bad-request']))
    for (const { error } of notFound) expect(['bad-request', 'not-found']).toContain(error)
    expect(await everything()).toEqual(before)
  })
})

describe.each(attacks.filter((attack) => !attack.includes('\0')))('SQL where a value belongs: %s', (attack) => {
  it('is a text like any other', async () => {
    const before = await everything()
    for (const query of [
      { remark: attack },
      { orderCode: `*${attack}*` },
      { status: `!${attack}`, remark: attack },
      { keeper: `${attack},x` },
      { days_MultiString: attack },
      { superQueryParams: JSON.stringify([{ field: 'remark', rule: 'like', val: attack }]) },
      { superQueryParams: JSON.stringify([{ field: 'orderCode', rule: 'in', val: attack }]) },
    ]) {
      expect((await orders.list(query, caller())).total).toBe(0)
    }
    expect((await orders.grid({ filterByItems: [{ columnName: 'remark', operator1: 'contains', value1: attack }] }, caller())).total).toBe(
      0,
    )
    expect(await everything()).toEqual(before)
  })
})
