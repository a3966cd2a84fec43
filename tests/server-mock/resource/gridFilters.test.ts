import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowPage } from '../../../schemas/api/Result'
import { type FieldFilter, filterOperators, type GridFilter, superQueryRules } from '../../../schemas/api/rows'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, orderDeclaration)
  const rows = [
    {
      orderCode: '1',
      remark: 'apple pie',
      price: 10,
      due: '2026-01-01',
      days: '1,2',
      sub: { products: { added: [{ product: 'pen', price: 5 }] } },
    },
    {
      orderCode: '2',
      remark: 'Pineapple',
      price: 20,
      due: '2026-02-01',
      days: '2,3',
      sub: { products: { added: [{ product: 'ink', price: 9 }] } },
    },
    { orderCode: '3', remark: '100%_x', price: 30, due: '2026-03-01', days: null },
    { orderCode: '4', remark: null, price: null, due: null, days: '3' },
    { orderCode: '5', remark: 'x', price: 40, due: '2026-05-01', days: '3' },
  ]
  for (const row of rows) await orders.add(row, caller())
  // Other programs may have stored empty texts.
  await sql`update demo_order set remark = '' where order_code = '5'`.execute(database.kysely)
})
afterAll(() => database.close())

async function filtered(...filterByItems: GridFilter[]): Promise<string> {
  const { records } = await orders.grid(
    { filterByItems, postSortByItems: [{ columnName: 'orderCode', defaultSortOrder: 'asc' }] },
    caller(),
  )
  return records.map(({ orderCode }) => orderCode).join('')
}

async function asked(rows: unknown, match?: string): Promise<string> {
  const superQueryParams = encodeURIComponent(JSON.stringify(rows))
  const { records } = await orders.list({ superQueryParams, superQueryMatchType: match, column: 'orderCode', order: 'asc' }, caller())
  return records.map(({ orderCode }) => orderCode).join('')
}

describe('B5.3-filters the twelve operators of column filters', () => {
  const cases: [GridFilter['operator1'], string | undefined, string][] = [
    ['eq', 'apple pie', '1'],
    ['neq', 'apple pie', '2345'],
    ['startswith', 'PINE', '2'],
    ['contains', 'apple', '12'],
    ['doesnotcontain', 'apple', '345'],
    ['endswith', '%_x', '3'],
    ['isnull', undefined, '4'],
    ['isnotnull', undefined, '1235'],
    ['isempty', undefined, '5'],
    ['isnotempty', undefined, '1234'],
    ['isnullorempty', undefined, '45'],
    ['isnotnullorempty', undefined, '123'],
  ]

  it.each(cases)('%s %s', async (operator1, value1, found) => {
    expect(await filtered({ columnName: 'remark', operator1, value1 })).toBe(found)
  })

  it('has a case for each operator', () => {
    expect(cases.map(([operator]) => operator)).toEqual([...filterOperators])
  })

  it('compares numbers and days, which are never empty texts', async () => {
    expect(await filtered({ columnName: 'price', operator1: 'eq', value1: 20 })).toBe('2')
    expect(await filtered({ columnName: 'price', operator1: 'neq', value1: '20' })).toBe('1345')
    expect(await filtered({ columnName: 'due', operator1: 'isempty' })).toBe('')
    expect(await filtered({ columnName: 'due', operator1: 'isnullorempty' })).toBe('4')
    expect(await filtered({ columnName: 'due', operator1: 'startswith', value1: '2026-0' })).toBe('1235')
  })

  it('joins two comparisons by and or or, and filters of several columns by and', async () => {
    const two = { columnName: 'remark', operator1: 'contains', value1: 'apple', operator2: 'isnull' } as const
    expect(await filtered({ ...two, logic: 'or' })).toBe('124')
    expect(await filtered({ ...two, logic: 'and' })).toBe('')
    expect(await filtered({ ...two, logic: 'or' }, { columnName: 'price', operator1: 'eq', value1: 10 })).toBe('1')
  })

  it('finds rows that hold one of the values, where a row holds several', async () => {
    expect(await filtered({ columnName: 'days', operator1: 'eq', value1: '2' })).toBe('12')
    expect(await filtered({ columnName: 'days', operator1: 'eq', value1: '1,3' })).toBe('1245')
    expect(await filtered({ columnName: 'days', operator1: 'neq', value1: '3' })).toBe('13')
  })

  it('takes the values of the query bar and the sort columns', async () => {
    const { records, total } = await orders.grid(
      {
        pageNo: 1,
        pageSize: 2,
        selectParam: { price_begin: 15, remark: '' },
        postSortByItems: [{ columnName: 'price', defaultSortOrder: 'desc' }],
      },
      caller(),
    )
    expect([records.map(({ orderCode }) => orderCode).join(''), total]).toEqual(['53', 3])
  })

  it.each([
    [{ filterByItems: [{ columnName: 'colour', operator1: 'eq', value1: 'x' }] }, '/filterByItems/0/columnName'],
    [{ filterByItems: [{ columnName: 'remark', operator1: 'regex', value1: 'x' }] }, '/filterByItems/0/operator1'],
    [{ filterByItems: [{ columnName: 'remark', operator1: 'eq', value1: 'x', logic: 'xor' }] }, '/filterByItems/0/logic'],
    [{ filterByItems: [{ columnName: 'price', operator1: 'eq', value1: 'x' }] }, '/filterByItems/0/value1'],
    [{ filterByItems: 'all' }, '/filterByItems'],
    [{ postSortByItems: [{ columnName: 'price', defaultSortOrder: 'up' }] }, '/postSortByItems/0'],
    [{ selectParam: { colour: 'red' } }, '/selectParam/colour'],
    [{ pageSize: 5000 }, 'pageSize'],
  ])('answers 400 with the place for %o', async (body, path) => {
    const failure = await failureOf(orders.grid(body as never, caller()))
    expect([failure.error, failure.details.errors?.[0]?.path]).toEqual(['bad-request', path])
  })
})

describe('B3-gridquery the two spellings of the grid call', () => {
  const codes = ({ records }: RowPage) => records.map(({ orderCode }) => orderCode).join('')

  it('B3-gridquery reads field and dir as it reads columnName and defaultSortOrder', async () => {
    const long = await orders.grid({ postSortByItems: [{ columnName: 'price', defaultSortOrder: 'desc' }], pageSize: 3 }, caller())
    const short = await orders.grid({ postSortByItems: [{ field: 'price', dir: 'desc' }], pageSize: 3 }, caller())
    expect([codes(short), short.total]).toEqual([codes(long), long.total])
  })

  it.each<[string, FieldFilter[], string]>([
    ['one comparison', [{ field: 'remark', operator: 'contains', value: 'apple' }], '12'],
    [
      'and where nothing is said',
      [
        { field: 'remark', operator: 'contains', value: 'apple' },
        { field: 'remark', operator: 'startswith', value: 'pine' },
      ],
      '2',
    ],
    [
      'or where it is said',
      [
        { field: 'remark', operator: 'startswith', value: 'pine' },
        { field: 'remark', operator: 'isnull', logic: 'or' },
      ],
      '24',
    ],
    [
      'all of several fields',
      [
        { field: 'remark', operator: 'contains', value: 'apple' },
        { field: 'price', operator: 'eq', value: 10 },
        { field: 'remark', operator: 'isnull', logic: 'or' },
      ],
      '1',
    ],
  ])('B3-gridquery joins the comparisons of field, operator, value, logic: %s', async (_, filterByItems, found) => {
    const body = { filterByItems, postSortByItems: [{ field: 'orderCode', dir: 'asc' as const }] }
    expect(codes(await orders.grid(body, caller()))).toBe(found)
  })

  it.each([
    [{ filterByItems: [{ field: 'colour', operator: 'eq', value: 'x' }] }, '/filterByItems/0/field'],
    [{ filterByItems: [{ field: 'remark', operator: 'regex', value: 'x' }] }, '/filterByItems/0/operator'],
    [{ filterByItems: [{ field: 'price', operator: 'eq', value: 'x' }] }, '/filterByItems/0/value'],
  ])('answers 400 with the place for %o', async (body, path) => {
    const failure = await failureOf(orders.grid(body as never, caller()))
    expect(failure.details.errors?.[0]?.path).toBe(path)
  })
})

describe('B3-listquery the parameters of the list call', () => {
  const codes = async (query: Record<string, unknown>) => {
    const { records } = await orders.list(query, caller())
    return records.map(({ orderCode }) => orderCode).join('')
  }

  it('B3-listquery takes ascend for ascending, and anything else for descending', async () => {
    for (const order of ['asc', 'ascend']) expect(await codes({ column: 'orderCode', order })).toBe('12345')
    for (const order of ['desc', 'descend', 'sideways']) expect(await codes({ column: 'orderCode', order })).toBe('54321')
  })

  it('B3-listquery takes field, which narrows nothing, and joins the advanced query by and when it is not said how', async () => {
    const rows = [
      { field: 'remark', rule: 'like', val: 'apple' },
      { field: 'price', rule: 'eq', val: 10 },
    ]
    const superQueryParams = encodeURIComponent(JSON.stringify(rows))
    const asked = { pageNo: '1', pageSize: '10', column: 'orderCode', order: 'asc', field: 'id,orderCode', superQueryParams }
    expect(await codes(asked)).toBe('1')
    expect(await codes({ ...asked, superQueryMatchType: 'or' })).toBe('12')
  })

  it('B2.2-filter takes column filters in either spelling, beside the values of the query', async () => {
    const asked = (filters: unknown) => ({ filterByItems: encodeURIComponent(JSON.stringify(filters)), column: 'orderCode', order: 'asc' })
    expect(await codes(asked([{ columnName: 'remark', operator1: 'contains', value1: 'apple', operator2: 'isnull', logic: 'or' }]))).toBe(
      '124',
    )
    expect(await codes({ ...asked([{ field: 'remark', operator: 'isnotnull' }]), price_begin: '20' })).toBe('235')
    const failure = await failureOf(orders.list(asked([{ columnName: 'colour', operator1: 'isnull' }]), caller()))
    expect(failure.details.errors?.[0]?.path).toBe('/filterByItems/0/columnName')
    expect((await failureOf(orders.list({ filterByItems: '{' }, caller()))).details.errors?.[0]?.path).toBe('/filterByItems')
  })
})

describe('B2.8-super the rules of the advanced query', () => {
  const cases: [string, unknown, unknown, string][] = [
    ['eq', 'remark', 'apple pie', '1'],
    ['like', 'remark', 'apple', '12'],
    ['right_like', 'remark', 'pine', '2'],
    ['left_like', 'remark', 'pie', '1'],
    ['in', 'orderCode', '1,3', '13'],
    ['ne', 'remark', 'apple pie', '2345'],
    ['gt', 'price', '20', '35'],
    ['ge', 'price', 20, '235'],
    ['lt', 'due', '2026-02-01', '1'],
    ['le', 'due', '2026-02-01', '12'],
    ['not_like', 'remark', 'apple', '345'],
    ['not_left_like', 'remark', 'pie', '2345'],
    ['not_right_like', 'remark', 'pine', '1345'],
    ['not_in', 'orderCode', ['1', '3'], '245'],
    ['empty', 'remark', undefined, '45'],
    ['not_empty', 'price', '', '1235'],
  ]

  it.each(cases)('%s', async (rule, field, val, found) => {
    expect(await asked([{ field, rule, val }])).toBe(found)
  })

  it('has a case for each rule', () => {
    expect(cases.map(([rule]) => rule)).toEqual([...superQueryRules])
  })

  it('finds any of several values in a field that holds several', async () => {
    expect(await asked([{ field: 'days', rule: 'in', val: '1,3' }])).toBe('1245')
    expect(await asked([{ field: 'days', rule: 'not_in', val: '2' }])).toBe('345')
  })

  it('joins its rows by and or or, and leaves out rows that are not filled in', async () => {
    const rows = [
      { field: 'remark', rule: 'like', val: 'apple' },
      { field: 'price', rule: 'gt', val: '10' },
      { field: '', rule: 'eq', val: '1' },
      { field: 'remark', rule: 'eq', val: '' },
    ]
    expect(await asked(rows)).toBe('2')
    expect(await asked(rows, 'or')).toBe('1235')
  })

  it('takes groups among its rows, each in parentheses of its own, and no groups within them', async () => {
    const group = (matchType: string, ...rows: object[]) => ({ matchType, rows })
    const cheap = { field: 'price', rule: 'le', val: '10' }
    const apple = { field: 'remark', rule: 'like', val: 'apple' }
    const second = { field: 'orderCode', rule: 'eq', val: '2' }
    expect(await asked([group('or', apple, second), group('or', cheap, second)])).toBe('12')
    expect(await asked([group('and', apple, cheap), second], 'or')).toBe('12')
    expect(await asked([group('and', apple, cheap), group('and')])).toBe('1')
    for (const wrong of [[group('xor', apple)], [group('or', group('or', apple))], [{ rows: [1] }]]) {
      const query = { superQueryParams: JSON.stringify(wrong) }
      expect((await failureOf(orders.list(query, caller()))).error).toBe('bad-request')
    }
    const many = { superQueryParams: JSON.stringify([group('or', ...Array.from({ length: 60 }, () => apple)), ...Array(41).fill(apple)]) }
    expect((await failureOf(orders.list(many, caller()))).error).toBe('bad-request')
  })

  it('asks rows of sub-tables, by key or by table', async () => {
    expect(await asked([{ field: 'products,product', rule: 'eq', val: 'pen' }])).toBe('1')
    expect(await asked([{ field: 'demo_order_products,price', rule: 'ge', val: '5' }])).toBe('12')
  })

  it('reads what was encoded once, twice or not at all', async () => {
    const json = JSON.stringify([{ field: 'remark', rule: 'eq', val: '100%_x' }])
    for (const superQueryParams of [json, encodeURIComponent(json), encodeURIComponent(encodeURIComponent(json))]) {
      expect((await orders.list({ superQueryParams }, caller())).records.map(({ orderCode }) => orderCode)).toEqual(['3'])
    }
  })
})
