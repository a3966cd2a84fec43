import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { compileResource } from '../../../server-mock/resource/model/compileResource'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration, noServices)
  const add = (orderCode: string, products: Record<string, unknown>[]) =>
    orders.add({ orderCode, sub: { products: { added: products } } }, caller())
  const pen = { product: 'red pen', price: 2, quantity: 10 }
  await add('both', [pen, { product: 'paper', price: 8, quantity: 500 }])
  await add('many pens', [{ ...pen, quantity: 500 }])
  await add('paper', [{ product: 'paper', price: 9, quantity: 20 }])
  await add('nothing', [])
})
afterAll(() => database.close())

const found = async (query: Record<string, unknown>, context = caller()) =>
  (await orders.list({ column: 'orderCode', order: 'asc', ...query }, context)).records.map(({ orderCode }) => orderCode)

describe('a query over a field of a sub-table', () => {
  it('B4-list finds the rows that have such a row in it, each once', async () => {
    expect(await found({ 'products.product': '*pen*' })).toEqual(['both', 'many pens'])
    expect(await found({ 'products.quantity_begin': 20 })).toEqual(['both', 'many pens', 'paper'])
    expect(await found({ 'products.product_MultiString': ',paper,ink,' })).toEqual(['both', 'paper'])
    expect(await found({ 'products.quantity': '10,20' })).toEqual(['both', 'paper'])
  })

  it('B4-list asks everything of one and the same row', async () => {
    expect(await found({ 'products.product': '*pen*', 'products.quantity_begin': 100 })).toEqual(['many pens'])
    expect(await found({ 'products.price_begin': 3, 'products.price_end': 8 })).toEqual(['both'])
    expect(await found({ 'products.product': '*pen*', orderCode: '*both*' })).toEqual(['both'])
  })

  it('P6-gate asks nothing of a hidden column, a sub-table that is not there, or a word that is no value', async () => {
    const restricted = caller('anna', { hiddenFields: () => new Set(['products:price']) })
    const errorOf = async (query: Record<string, unknown>, context = caller()) =>
      (await failureOf(orders.list(query, context))).details.errors?.map(({ code, path }) => `${code} ${path}`)
    expect(await errorOf({ 'products.price': 2 }, restricted)).toEqual(['unknown-field products.price'])
    expect(await errorOf({ 'products.price_begin': 2 }, restricted)).toEqual(['unknown-field products.price_begin'])
    expect(await found({ 'products.quantity': 10 }, restricted)).toEqual(['both'])
    expect(await errorOf({ 'goods.price': 2 })).toEqual(['unknown-field goods.price'])
    expect(await errorOf({ 'products.': 2 })).toEqual(['unknown-field products.'])
    expect(await errorOf({ 'products.price': 'ten' })).toEqual(['bad-value products.price'])
  })

  it('B4-list is answered by the grid call too', async () => {
    const { records } = await orders.grid({ pageNo: 1, pageSize: 10, selectParam: { 'products.quantity': 20 } }, caller())
    expect(records.map(({ orderCode }) => orderCode)).toEqual(['paper'])
  })

  it('has an index where the page asks for whole values', () => {
    const [products, ...others] = orderDeclaration.subTables ?? []
    if (!products) throw new Error('the example has a sub-table')
    const model = compileResource({ ...orderDeclaration, subTables: [{ ...products, asked: ['quantity'] }, ...others] })
    expect(model.subs.get('products')?.indexes.map(({ keys }) => keys)).toEqual([['orderId'], ['quantity', 'orderId']])
  })
})
