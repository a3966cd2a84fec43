import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource
let nextNumber = 1

const services: ResourceServices = {
  ...noServices,
  fillRule: async (_code, rows) => rows.map(() => `NO-${nextNumber++}`),
}

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration, services)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['demo_order', 'demo_order_products', 'demo_order_contact'])
    await sql`delete from ${sql.table(table)}`.execute(database.kysely)
})

function subRows(row: Row, key: string): Row[] {
  return (row.sub as Record<string, Row[]>)[key] ?? []
}

function addOrder(values: Record<string, unknown> = {}): Promise<Row> {
  return orders.add(
    {
      orderCode: 'A-1',
      sub: {
        products: {
          added: [
            { product: 'pen', price: 2.5, quantity: 4 },
            { product: 'ink', price: 1, quantity: 1 },
          ],
        },
      },
      ...values,
    },
    caller(),
  )
}

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.kysely)
  return rows[0]?.n ?? -1
}

describe('C-resource adding', () => {
  it('stores a row with defaults, computed values and its sub-table, and answers it', async () => {
    const row = await addOrder()
    expect(row).toMatchObject({ orderCode: 'A-1', status: 'open', active: 0, total: 11, rowVersion: 1, createBy: 'anna', updateBy: null })
    expect(subRows(row, 'products').map(({ product, orderId }) => [product, orderId])).toEqual([
      ['pen', row.id],
      ['ink', row.id],
    ])
    expect(await orders.queryById(row.id, caller())).toEqual(row)
  })

  it('stores several rows as it stores one, and all or none', async () => {
    const bodies = ['A-2', 'A-3'].map((orderCode) => ({
      orderCode,
      sub: { products: { added: [{ product: 'pen', price: 2, quantity: 3 }] } },
    }))
    const ids = await orders.addAll(bodies, caller())
    const rows = await Promise.all(ids.map((id) => orders.queryById(id, caller())))
    expect(rows.map(({ orderCode, status, total, createBy }) => [orderCode, status, total, createBy])).toEqual([
      ['A-2', 'open', 6, 'anna'],
      ['A-3', 'open', 6, 'anna'],
    ])
    expect(await countOf('demo_order_products')).toBe(2)
    await expect(orders.addAll([...bodies, { orderCode: 'A-4', status: 'nowhere' }], caller())).rejects.toThrow()
    expect(await countOf('demo_order')).toBe(2)
  })

  it('takes system fields from the session, whatever the body says', async () => {
    const row = await addOrder({
      id: 'mine',
      createBy: 'otto',
      createTime: '2000-01-01 00:00:00',
      sysOrgCode: 'X',
      rowVersion: 77,
      status_dictText: 'Open',
    })
    expect(row).toMatchObject({ createBy: 'anna', sysOrgCode: 'A01', rowVersion: 1 })
    expect(row.id).not.toBe('mine')
    expect(row.createTime).not.toBe('2000-01-01 00:00:00')
  })

  it('runs fill rules for fields that are left empty', async () => {
    const field = { type: 'input' as const, key: 'number', defaultValue: { fillRule: 'order_number' }, validateRules: [{ required: true }] }
    const numbered = await putResource(database, { table: 'demo_numbered', fields: [field], url: {}, access: open }, services)
    expect((await numbered.add({}, caller())).number).toMatch(/^NO-\d+$/)
    expect((await numbered.add({ number: 'own' }, caller())).number).toBe('own')
  })

  it('stores a line of text without the blanks around it, in tables too, and knows it again', async () => {
    const row = await addOrder({ orderCode: '  B-1000\u3000', remark: ' two lines ', sub: { products: { added: [{ product: ' pen ' }] } } })
    expect([row.orderCode, row.remark, subRows(row, 'products')[0]?.product]).toEqual(['B-1000', ' two lines ', 'pen'])
    expect(await failureOf(addOrder({ orderCode: ' B-1000 ' }))).toMatchObject({ values: { reason: 'Order no. must be unique' } })
    expect(await failureOf(addOrder({ orderCode: '   ' }))).toMatchObject({ values: { reason: 'Order no. must be filled in' } })
  })

  it('keeps empty values as null and refuses what does not fit, each with its place', async () => {
    expect((await addOrder({ remark: '' })).remark).toBeNull()
    const failure = await failureOf(
      orders.add(
        {
          orderCode: 'A-2',
          price: 'much',
          due: '2026-02-30',
          active: 5,
          colour: 'red',
          sub: { products: { added: [{ product: 'x', quantity: 1.5 }] }, rest: {} },
        },
        caller(),
      ),
    )
    expect(failure.error).toBe('bad-request')
    expect(failure.details.errors?.map(({ path }) => path).sort()).toEqual([
      '/active',
      '/colour',
      '/due',
      '/price',
      '/sub/products/added/0/quantity',
      '/sub/rest',
    ])
  })

  it('cleans HTML before it is stored', async () => {
    const articles = await putResource(database, {
      table: 'demo_article',
      fields: [{ type: 'richText', key: 'text' }],
      url: {},
      access: open,
    })
    const sent = `<h1 style="text-align: center; position: fixed">Hi</h1><script>steal()</script><img src="x" onerror="steal()">
      <a href="javascript:steal()">a</a><a href="https://example.org" target="_blank">b</a><iframe src="https://example.org"></iframe>
      <svg><use href="data:,x"></use></svg><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>`
    const media = [
      '<video src="/api/sys/common/static/jeditor/a_1.mp4" controls></video>',
      '<audio src="/api/sys/common/static/jeditor/b_1.mp3"></audio>',
    ]
    const foreign = `<video src="https://example.org/steal.mp4"></video><audio src="/api/sys/common/static/../steal.mp3" autoplay></audio>
      <video src="/api/sys/common/static/a.mp4" onplay="steal()" poster="https://example.org/steal"><source src="https://example.org/steal"></video>`
    const kept = String((await articles.add({ text: media.join('') + foreign }, caller())).text)
    for (const element of media) expect(kept.replace('controls=""', 'controls')).toContain(element)
    expect(kept).not.toMatch(/steal|source|autoplay|poster/)
    const stored = String((await articles.add({ text: sent }, caller())).text)
    expect(stored).not.toMatch(/steal|script|onerror|iframe|svg|position/)
    expect(stored).toContain('<h1 style="text-align:center">Hi</h1>')
    expect(stored).toContain('<a href="https://example.org" target="_blank" rel="noopener noreferrer">b</a>')
    expect(stored).toContain('<td colspan="2">c</td>')
  })

  it('B5.1-required refuses a row whose rules fail and stores nothing of it', async () => {
    const failure = await failureOf(orders.add({ sub: { products: { added: [{ price: 1 }] } } }, caller()))
    expect(failure.error).toBe('rule-failed')
    expect(failure.details.errors).toEqual([
      { path: '/orderCode', code: 'required', message: expect.stringContaining('Order no.') },
      { path: '/sub/products/added/0/product', code: 'required', message: expect.stringContaining('Product') },
    ])
    expect([await countOf('demo_order'), await countOf('demo_order_products')]).toEqual([0, 0])
  })

  it('B5.1-unique refuses a value that another row holds, two at the same moment too', async () => {
    await addOrder()
    const failure = await failureOf(orders.add({ orderCode: 'A-1' }, caller()))
    expect([failure.error, failure.details.errors?.[0]?.path, failure.details.errors?.[0]?.code]).toEqual([
      'rule-failed',
      '/orderCode',
      'unique',
    ])
    const both = await Promise.allSettled([orders.add({ orderCode: 'A-9' }, caller()), orders.add({ orderCode: 'A-9' }, caller())])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [lost] = both.filter((result) => result.status === 'rejected')
    expect(lost?.reason).toMatchObject({ error: 'rule-failed', details: { errors: [{ path: '/orderCode' }] } })
  })

  it('finds equal values among the rows of one sub-table', async () => {
    const failure = await failureOf(addOrder({ sub: { products: { added: [{ product: 'pen' }, { product: 'pen' }] } } }))
    expect(failure.details.errors?.map(({ path }) => path)).toEqual(['/sub/products/added/0/product', '/sub/products/added/1/product'])
  })
})

describe('C-resource editing', () => {
  it('changes the sent fields and no other', async () => {
    const row = await addOrder({ remark: 'keep me', price: 7 })
    const edited = await orders.edit({ id: row.id, rowVersion: 1, status: 'done' }, caller('otto'))
    expect(edited).toMatchObject({
      status: 'done',
      remark: 'keep me',
      price: 7,
      orderCode: 'A-1',
      rowVersion: 2,
      createBy: 'anna',
      updateBy: 'otto',
    })
    expect(subRows(edited, 'products')).toHaveLength(2)
  })

  it('saves the changes of sub-tables with the row, and computes from all of their rows', async () => {
    const row = await addOrder()
    const [pen, ink] = subRows(row, 'products')
    const edited = await orders.edit(
      {
        id: row.id,
        rowVersion: 1,
        sub: {
          products: {
            edited: [{ id: pen?.id ?? '', rowVersion: 1, quantity: 10 }],
            deleted: [ink?.id ?? ''],
            added: [{ product: 'cup', price: 3, quantity: 2 }],
          },
        },
      },
      caller(),
    )
    expect(edited.total).toBe(31)
    expect(subRows(edited, 'products').map(({ product, price, quantity }) => [product, price, quantity])).toEqual([
      ['pen', 2.5, 10],
      ['cup', 3, 2],
    ])
  })

  it('answers a stale save with the row as it stands, and changes nothing', async () => {
    const row = await addOrder()
    await orders.edit({ id: row.id, rowVersion: 1, remark: 'first' }, caller('otto'))
    const failure = await failureOf(orders.edit({ id: row.id, rowVersion: 1, remark: 'second' }, caller()))
    expect(failure.error).toBe('conflict')
    expect(failure.values).toEqual({ user: 'otto' })
    expect(failure.details.result).toMatchObject({ current: { id: row.id, remark: 'first', rowVersion: 2 } })
    expect(await orders.queryById(row.id, caller())).toMatchObject({ remark: 'first', rowVersion: 2 })
  })

  it('lets one of two saves of the same version win', async () => {
    const row = await addOrder()
    const both = await Promise.allSettled(['x', 'y'].map((remark) => orders.edit({ id: row.id, rowVersion: 1, remark }, caller())))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await orders.queryById(row.id, caller())).rowVersion).toBe(2)
  })

  it('demands the version that a change started from', async () => {
    const row = await addOrder()
    const failure = await failureOf(orders.edit({ id: row.id, remark: 'x' }, caller()))
    expect([failure.error, failure.details.errors?.[0]?.path]).toEqual(['bad-request', '/rowVersion'])
  })

  it('rolls the row back with its sub-tables when one of their rows fails', async () => {
    const row = await addOrder()
    const [pen] = subRows(row, 'products')
    for (const products of [
      { edited: [{ id: pen?.id ?? '', product: null }] },
      { edited: [{ id: 'nobody', quantity: 1 }] },
      { deleted: ['nobody'] },
    ]) {
      await failureOf(orders.edit({ id: row.id, rowVersion: 1, remark: 'half', sub: { products } }, caller()))
    }
    expect(await orders.queryById(row.id, caller())).toEqual(row)
  })

  it('reaches rows of its own sub-table only', async () => {
    const one = await addOrder()
    const two = await addOrder({ orderCode: 'A-2' })
    const [foreign] = subRows(two, 'products')
    const failure = await failureOf(
      orders.edit({ id: one.id, rowVersion: 1, sub: { products: { edited: [{ id: foreign?.id ?? '', product: 'stolen' }] } } }, caller()),
    )
    expect(failure.error).toBe('bad-request')
    expect(await orders.queryById(two.id, caller())).toEqual(two)
  })

  it('keeps one row in a single sub-table', async () => {
    const row = await addOrder({ sub: { contact: { added: [{ name: 'Eva' }] } } })
    const failure = await failureOf(orders.edit({ id: row.id, rowVersion: 1, sub: { contact: { added: [{ name: 'Ina' }] } } }, caller()))
    expect(failure.details.errors?.[0]?.path).toBe('/sub/contact')
  })
})
