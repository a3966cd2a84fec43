import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import type { Database } from '../../../server-mock/db/Database'
import type { CallContext } from '../../../server-mock/kernel/CallContext'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { checkWhere } from '../../../server-mock/resource/report/checkWhere'
import { runReport } from '../../../server-mock/resource/report/runReport'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

const customerFields: FieldConfig[] = [
  { type: 'input', key: 'name' },
  { type: 'input', key: 'phone' },
  { type: 'input', key: 'region' },
  { type: 'inputNumber', key: 'credit' },
  { type: 'date', key: 'since' },
  { type: 'input', key: 'pin' },
]
const orderFields: FieldConfig[] = [
  { type: 'input', key: 'customerId' },
  { type: 'inputNumber', key: 'total' },
  { type: 'input', key: 'seller' },
]

const report: ReportPageConfig = {
  kind: 'report',
  version: 1,
  code: 'customer-report',
  title: 'Customers',
  source: {
    from: 'demo_customer',
    joins: [{ table: 'demo_sale', as: 'o', on: { 'o.customerId': 'id' }, kind: 'left' }],
    groupBy: ['id'],
    select: { orders: { count: 'o.id' }, turnover: { sum: 'o.total' } },
    where: 'params.region == null || row.region.startsWith(params.region)',
  },
  params: [{ type: 'input', key: 'region' }],
  columns: [
    { type: 'normal', key: 'name', isOrder: true },
    { type: 'inputNumber', key: 'orders' },
    { type: 'inputNumber', key: 'turnover' },
    { type: 'datetime', key: 'createTime' },
  ],
  defaultSort: [{ column: 'name', order: 'asc' }],
}

let database: Database
let registry: ResourceRegistry

beforeAll(async () => {
  database = await openTestDatabase()
  registry = new ResourceRegistry(database, noServices)
  const customers = await putResource(
    database,
    { table: 'demo_customer', fields: customerFields, secretFields: ['pin'], url: {}, access: open, authPre: 'customer' },
    noServices,
    registry,
  )
  const sales = await putResource(
    database,
    { table: 'demo_sale', fields: orderFields, owner: 'seller', url: {}, access: open },
    noServices,
    registry,
  )
  const ids: string[] = []
  for (const row of [
    { name: 'Alpha', phone: '1', region: '3201', credit: 100, since: '2024-01-01' },
    { name: 'Beta', phone: '2', region: '3301', credit: 50.5, since: '2025-06-01' },
    { name: "Gamma's", phone: null, region: null, credit: null, since: null },
  ]) {
    ids.push((await customers.add(row, caller())).id)
  }
  for (const [index, total] of [10, 20, 30].entries()) await sales.add({ customerId: ids[index === 2 ? 1 : 0], total }, caller('anna'))
  await sales.add({ customerId: ids[0], total: 1000 }, caller('otto'))
})
afterAll(() => database.close())

function run(page: ReportPageConfig, query: Record<string, unknown> = {}, context: CallContext = caller()) {
  return runReport({ database, registry }, page, context, query)
}

async function names(where: string, query: Record<string, unknown> = {}, params: FieldConfig[] = []): Promise<unknown[]> {
  const page = { ...report, params, source: { from: 'demo_customer', where }, columns: [{ type: 'normal', key: 'name' } as const] }
  return (await run(page, query)).records.map(({ name }) => name)
}

describe('B2.9-popup a report', () => {
  it('puts joined rows together with their figures', async () => {
    const { records, total } = await run(report)
    expect(total).toBe(3)
    expect(records.map(({ name, orders, turnover }) => [name, orders, turnover])).toEqual([
      ['Alpha', 2, 30],
      ['Beta', 1, 30],
      ["Gamma's", 0, null],
    ])
    expect(new Set(records.map(({ id }) => id)).size).toBe(3)
  })

  it('counts only rows of one’s own where the joined table has an owner', async () => {
    const { records } = await run(report, {}, caller('otto'))
    expect(records.map(({ orders, turnover }) => [orders, turnover])).toEqual([
      [1, 1000],
      [0, null],
      [0, null],
    ])
  })

  it('takes parameters as self_<key>, and by their own name', async () => {
    expect((await run(report, { self_region: '33' })).records.map(({ name }) => name)).toEqual(['Beta'])
    expect((await run(report, { region: '32' })).records.map(({ name }) => name)).toEqual(['Alpha'])
    expect((await run(report, { self_region: '' })).total).toBe(3)
  })

  it('is asked and sorted by its columns, figures too', async () => {
    expect((await run(report, { name: 'a', orders_begin: '1' })).records.map(({ name }) => name)).toEqual(['Alpha', 'Beta'])
    expect((await run(report, { column: 'turnover', order: 'desc', turnover_begin: 1, pageSize: 1 })).records).toHaveLength(1)
    expect((await run(report, { column: 'name', order: 'desc' })).records.map(({ name }) => name)).toEqual(["Gamma's", 'Beta', 'Alpha'])
  })

  it('pages its rows', async () => {
    const { records, pages, current } = await run(report, { pageNo: '2', pageSize: '2' })
    expect([records.length, pages, current]).toEqual([1, 2, 2])
  })

  it('shows joined rows singly, each under an id of its own', async () => {
    const single: ReportPageConfig = {
      ...report,
      source: {
        from: 'demo_customer',
        joins: [{ table: 'demo_sale', as: 'o', on: { 'o.customerId': 'id' } }],
        select: { amount: 'o.total' },
      },
      columns: [
        { type: 'normal', key: 'name' },
        { type: 'inputNumber', key: 'amount' },
      ],
    }
    const { records } = await run(single)
    expect(records.map(({ amount }) => amount).sort()).toEqual([10, 20, 30])
    expect(new Set(records.map(({ id }) => id)).size).toBe(3)
    expect((await run(single)).records).toEqual(records)
  })

  it('leaves out what the caller may not see in the list it comes from', async () => {
    const page: ReportPageConfig = {
      ...report,
      source: { from: 'demo_customer' },
      columns: [
        { type: 'normal', key: 'name' },
        { type: 'normal', key: 'phone' },
      ],
    }
    const restricted = caller('anna', { hiddenFields: (pre) => new Set(pre === 'customer' ? ['phone'] : []) })
    expect(JSON.stringify((await run(page, {}, restricted)).records)).not.toContain('phone')
    expect((await failureOf(run(page, { phone: '1' }, restricted))).error).toBe('bad-request')
  })

  it.each([
    { source: { from: 'pg_authid' } },
    { columns: [{ type: 'normal' as const, key: 'pin' }] },
    { columns: [{ type: 'normal' as const, key: 'nothing' }] },
  ])('reads declared tables and open fields only: %o', async (change) => {
    expect((await failureOf(run({ ...report, params: [], source: { from: 'demo_customer' }, ...change }))).error).toBe('failed')
  })

  it.each([{ colour: 'x' }, { column: "name'--", order: 'asc' }, { orders: 'many' }, { pageSize: '0' }])(
    'answers 400 for %o',
    async (query) => {
      expect((await failureOf(run(report, query))).error).toBe('bad-request')
    },
  )
})

describe('the condition of a report', () => {
  it.each([
    ["row.name == 'Alpha'", ['Alpha']],
    ["row.name != 'Alpha'", ['Beta', "Gamma's"]],
    ["!(row.region == '3201')", ['Beta', "Gamma's"]],
    ['row.region == null', ["Gamma's"]],
    ["row.region == ''", ["Gamma's"]],
    ['row.region != null && row.credit < 100', ['Beta']],
    ['row.credit >= 50.5', ['Alpha', 'Beta']],
    ['row.credit > -1', ['Alpha', 'Beta']],
    ["row.since < '2025-01-01'", ['Alpha']],
    ["row.name in ['Alpha', \"Gamma's\"]", ['Alpha', "Gamma's"]],
    ["row.name.contains('am')", ["Gamma's"]],
    ['row.name.endsWith("\'s")', ["Gamma's"]],
    ["row.name.startsWith('B') || row.name.startsWith('G')", ['Beta', "Gamma's"]],
    ['row.createBy == user.username', ['Alpha', 'Beta', "Gamma's"]],
    ["'boss' in user.roles", []],
    ['true', ['Alpha', 'Beta', "Gamma's"]],
  ])('%s', async (where, found) => {
    expect((await names(where)).sort()).toEqual(found)
    expect(checkWhere(where)).toBeUndefined()
  })

  it('binds what the caller sends', async () => {
    const params: FieldConfig[] = [{ type: 'input', key: 'wish' }]
    expect(await names('row.name == params.wish', { self_wish: "x' or '1'='1" }, params)).toEqual([])
    expect(await names('row.name.startsWith(params.wish)', { self_wish: '%' }, params)).toEqual([])
    expect(await names('row.credit == params.wish', { self_wish: 'no number' }, params)).toEqual([])
    expect(await names('row.name == params.wish', { self_wish: "Gamma's" }, params)).toEqual(["Gamma's"])
  })

  it.each([
    "row.name.matches('a')",
    'size(row.name) > 1',
    'row.credit + 1 > 2',
    'row',
    'sub.products.all(p, true)',
    'row.name ==',
    "row.name == 'a' ? true : false",
  ])('refuses what has no counterpart in SQL: %s', (where) => {
    expect(checkWhere(where)).toEqual(expect.any(String))
  })
})
