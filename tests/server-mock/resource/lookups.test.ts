import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let customers: TableResource
let orders: TableResource
const ids: Record<string, string> = {}

const states = [{ value: 'a', label: 'Active' }]
const chosen: FieldConfig[] = [
  { type: 'select', key: 'customer', choices: { table: 'look_customer', label: 'name' } },
  { type: 'lookup', key: 'phone', title: 'Phone', of: 'customer', field: 'phone' },
  { type: 'lookup', key: 'state', of: 'customer', field: 'state' },
]
const fields: FieldConfig[] = [
  ...chosen,
  { type: 'selectMultiple', key: 'others', choices: { table: 'look_customer', label: 'name', value: 'name' } },
  { type: 'lookup', key: 'otherPhones', of: 'others', field: 'phone' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  const registry = new ResourceRegistry(database, noServices)
  const customerFields: FieldConfig[] = [
    { type: 'input', key: 'name' },
    { type: 'input', key: 'phone' },
    { type: 'select', key: 'state', options: states },
  ]
  customers = await putResource(
    database,
    { table: 'look_customer', authPre: 'customer', fields: customerFields, url: {}, access: open },
    noServices,
    registry,
  )
  for (const row of [{ name: 'Ann', phone: '111', state: 'a' }, { name: 'Bob', phone: '222' }, { name: 'Cy' }]) {
    ids[row.name] = (await customers.add(row, caller())).id
  }
  const sub = { key: 'lines', table: 'look_order_lines', foreignKey: 'orderId', isSingle: false, fields: chosen }
  orders = await putResource(
    database,
    { table: 'look_order', authPre: 'order', fields, subTables: [sub], url: { list: '/look/list' }, access: open },
    noServices,
    registry,
  )
  for (const name of ['Ann', 'Bob', 'Cy']) await orders.add({ customer: ids[name], others: 'Ann,Bob' }, caller())
})
afterAll(() => database.close())

const list = async (query: Record<string, unknown> = {}, context = caller()) =>
  (await orders.list({ column: 'createTime', order: 'asc', ...query }, context)).records
const hiding = (...keys: string[]) =>
  caller('otto', {
    hiddenFields: (authPre) => new Set(keys.flatMap((key) => (key.startsWith(`${authPre}.`) ? [key.slice(authPre.length + 1)] : []))),
  })

describe('a property of a chosen record', () => {
  it('is answered with the row: its text, and nothing where the record has none', async () => {
    expect((await list()).map(({ phone, state }) => [phone, state])).toEqual([
      ['111', 'Active'],
      ['222', null],
      [null, null],
    ])
    expect((await list())[0]).toMatchObject({ otherPhones: '111, 222' })
  })

  it('comes with the rows of a sub-table', async () => {
    const { id } = await orders.add({ sub: { lines: { added: [{ customer: ids.Bob, phone: 'forged' }] } } }, caller())
    expect(await orders.queryById(id, caller())).toMatchObject({ phone: null, sub: { lines: [{ phone: '222' }] } })
    await orders.delete(id, caller())
  })

  it('is not there for those who may not see it in its table, nor the choice, nor the property itself', async () => {
    for (const [key, shown] of [
      ['customer.phone', null],
      ['order.customer', undefined],
      ['order.phone', undefined],
    ] as const) {
      const [row] = await list({}, hiding(key))
      expect(row?.phone).toBe(shown)
      expect(row?.state ?? null).toBe(key === 'order.customer' ? null : 'Active')
    }
  })

  it('can be asked for, by those who may see it', async () => {
    expect((await list({ phone: '22' })).map(({ customer }) => customer)).toEqual([ids.Bob])
    expect((await list({ phone: '111*' })).map(({ customer }) => customer)).toEqual([ids.Ann])
    expect(await list({ otherPhones: '222' })).toHaveLength(3)
    for (const key of ['customer.phone', 'order.customer', 'order.phone']) {
      expect((await failureOf(list({ phone: '22' }, hiding(key)))).details.errors).toMatchObject([{ code: 'unknown-field' }])
    }
  })

  it('is not written: a row that is sent back as it came is saved', async () => {
    const [row] = await list()
    if (!row) throw new Error('there is a row')
    expect(await orders.edit({ ...row, phone: '999' }, caller())).toMatchObject({ phone: '111' })
  })
})
