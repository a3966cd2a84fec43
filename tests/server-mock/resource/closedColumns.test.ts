import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource
const restricted = caller('anna', { hiddenFields: () => new Set(['products:price']) })

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration, noServices)
})
afterAll(() => database.close())

it('P6-gate keeps a column of a sub-table from those who may not see it, and leaves what it holds', async () => {
  const added = await orders.add(
    { orderCode: 'H-1', sub: { products: { added: [{ product: 'pen', price: 7.5, quantity: 4 }] } } },
    caller(),
  )
  const seen = await orders.queryById(added.id, restricted)
  const [product] = (seen.sub as Record<string, Record<string, unknown>[]>).products ?? []
  expect(product).toMatchObject({ product: 'pen', quantity: 4 })
  expect(product).not.toHaveProperty('price')

  const edited = { id: String(product?.id), rowVersion: Number(product?.rowVersion) }
  const save = (values: Record<string, unknown>) =>
    orders.edit({ id: seen.id, rowVersion: seen.rowVersion, sub: { products: { edited: [{ ...edited, ...values }] } } }, restricted)
  expect((await failureOf(save({ price: 1 }))).details.errors?.[0]).toMatchObject({ path: '/sub/products/edited/0/price' })
  await save({ quantity: 5 })
  const whole = await orders.queryById(added.id, caller())
  expect((whole.sub as Record<string, unknown[]>).products).toMatchObject([{ price: 7.5, quantity: 5 }])
})

it('P6-gate asks nothing about a hidden column of a sub-table', async () => {
  const superQueryParams = encodeURIComponent(JSON.stringify([{ field: 'products,price', rule: 'gt', val: '1' }]))
  expect((await failureOf(orders.list({ superQueryParams }, restricted))).error).toBe('bad-request')
  expect((await orders.list({ superQueryParams }, caller())).total).toBe(1)
})

it('P6-gate looks for no word in a hidden column', async () => {
  await orders.add({ orderCode: 'W-1', remark: 'whispered' }, caller())
  const deaf = caller('anna', { hiddenFields: () => new Set(['remark']) })
  expect((await orders.list({ searchText: 'whispered' }, caller())).total).toBe(1)
  expect((await orders.list({ searchText: 'whispered' }, deaf)).total).toBe(0)
})

describe('P6-gate a column that somebody may see and not change', () => {
  const bound = caller('anna', { disabledFields: () => new Set(['status', 'products:price']) })
  const products = (price: number) => ({ products: { added: [{ product: 'pen', price, quantity: 1 }] } })

  it('stays as it is stored, and may be sent back as it came', async () => {
    const added = await orders.add({ orderCode: 'D-1', status: 'done', sub: products(2) }, caller())
    const refused = await failureOf(orders.edit({ id: added.id, rowVersion: added.rowVersion, status: 'open' }, bound))
    expect(refused.details.errors).toMatchObject([{ path: '/status', code: 'not-written' }])
    const edited = await orders.edit({ id: added.id, rowVersion: added.rowVersion, status: 'done', remark: 'seen' }, bound)
    expect(edited).toMatchObject({ status: 'done', remark: 'seen' })
  })

  it('has its default in a new row, and nothing else', async () => {
    const refused = await failureOf(orders.add({ orderCode: 'D-2', status: 'done' }, bound))
    expect(refused.details.errors).toMatchObject([{ path: '/status', code: 'not-written' }])
    expect(await orders.add({ orderCode: 'D-2', status: 'open' }, bound)).toMatchObject({ status: 'open' })
  })

  it('is kept in the rows of a sub-table too', async () => {
    const refused = await failureOf(orders.add({ orderCode: 'D-3', sub: products(9) }, bound))
    expect(refused.details.errors).toMatchObject([{ path: '/sub/products/added/0/price', code: 'not-written' }])
  })

  it('is kept in stored rows of a sub-table too', async () => {
    const added = await orders.add({ orderCode: 'D-4', sub: products(2) }, caller())
    const [product] = (added.sub as Record<string, Record<string, unknown>[]>).products ?? []
    const edited = [{ id: String(product?.id), rowVersion: 1, price: 9 }]
    const refused = await failureOf(orders.edit({ id: added.id, rowVersion: 1, sub: { products: { edited } } }, bound))
    expect(refused.details.errors).toMatchObject([{ path: '/sub/products/edited/0/price', code: 'not-written' }])
  })
})
