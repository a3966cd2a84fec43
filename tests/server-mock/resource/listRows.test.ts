import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource, userDeclaration } from './orderExample'

let database: Database
let orders: TableResource
let dictionaryCalls = 0

const services = {
  ...noServices,
  dictionaries: {
    labelsOf: async (_: unknown, values: readonly string[]) => {
      dictionaryCalls++
      return new Map(values.map((value) => [value, { text: `day ${value}` }]))
    },
  },
}

const given = [
  {
    orderCode: 'A-1',
    status: 'open',
    days: '1,3',
    keeper: 'anna',
    price: 10,
    amount: 1,
    due: '2026-01-10',
    startedAt: '2026-01-10 08:00:00',
    remark: '50% off',
  },
  {
    orderCode: 'A-2',
    status: 'done',
    days: '2',
    keeper: 'otto',
    price: 20.5,
    amount: 2,
    due: '2026-02-10',
    startedAt: '2026-02-10 23:59:59',
    remark: '50 off',
  },
  {
    orderCode: 'B-1',
    status: 'open',
    days: '3,4',
    keeper: 'anna',
    price: 30,
    amount: 3,
    due: '2026-03-10',
    startedAt: '2026-03-10 00:00:00',
    remark: 'a_b',
  },
  { orderCode: 'B-2', status: null, days: null, keeper: null, price: null, amount: null, due: null, startedAt: null, remark: null },
]

beforeAll(async () => {
  database = await openTestDatabase()
  const registry = new ResourceRegistry(database, services)
  await putResource(database, userDeclaration, services, registry)
  await sql`insert into sys_user (id, username, realname, password_hash) values ('u1', 'anna', 'Anna A', 'secret-a'), ('u2', 'otto', 'Otto O', 'secret-o')`.execute(
    database.kysely,
  )
  orders = await putResource(database, orderDeclaration, services, registry)
  for (const row of given) await orders.add(row, caller())
})
afterAll(() => database.close())

async function codes(query: Record<string, unknown>): Promise<unknown[]> {
  const { records } = await orders.list({ column: 'orderCode', order: 'asc', ...query }, caller())
  return records.map((row) => row.orderCode)
}

describe('B4-list the list call', () => {
  it('answers plain values with the texts of what they stand for', async () => {
    const page = await orders.list({ orderCode: 'A-1' }, caller())
    expect(page).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 })
    expect(page.records[0]).toMatchObject({
      orderCode: 'A-1',
      status: 'open',
      status_dictText: 'Open',
      days_dictText: 'day 1,day 3',
      keeper_dictText: 'Anna A',
      price: 10,
      due: '2026-01-10',
      startedAt: '2026-01-10 08:00:00',
      active: 0,
      createBy: 'anna',
      sysOrgCode: 'A01',
      rowVersion: 1,
      files: null,
    })
    expect(page.records[0]?.id).toMatch(/^[0-9a-f]{32}$/)
  })

  it('asks for the texts of all rows at once', async () => {
    dictionaryCalls = 0
    await orders.list({}, caller())
    expect(dictionaryCalls).toBe(1)
  })

  it('chooses texts in the language of the caller', async () => {
    const { records } = await orders.list({ orderCode: 'A-1' }, caller('anna', { language: 'zh-CN' }))
    expect(records[0]?.status_dictText).toBe('打开')
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['a plain text is contained', { orderCode: '-1' }, ['A-1', 'B-1']],
    ['without regard to upper and lower case', { orderCode: 'a-' }, ['A-1', 'A-2']],
    ['*x* is contained', { orderCode: '*-2*' }, ['A-2', 'B-2']],
    ['x* begins', { orderCode: 'B*' }, ['B-1', 'B-2']],
    ['*x ends', { orderCode: '*2' }, ['A-2', 'B-2']],
    ['!x is not, and what is empty is not either', { status: '!open' }, ['A-2', 'B-2']],
    ['% means itself', { remark: '50%' }, ['A-1']],
    ['_ means itself', { remark: 'a_' }, ['B-1']],
    ['backslash means itself', { remark: '\\' }, []],
    ['a,b is one of them', { status: 'open,done' }, ['A-1', 'A-2', 'B-1']],
    ['a word stands in any text', { searchText: 'off' }, ['A-1', 'A-2']],
    ['every word stands in some text, however it is written', { searchText: ' a-  OFF 50% ' }, ['A-1']],
    ['a word is not looked for among codes', { searchText: 'open' }, []],
    ['no word asks for nothing', { searchText: '  ' }, ['A-1', 'A-2', 'B-1', 'B-2']],
    ['a choice is equal', { status: 'done' }, ['A-2']],
    ['several values: any of them', { days: '3' }, ['A-1', 'B-1']],
    ['several values asked: any of them', { days_MultiString: ',1,2,' }, ['A-1', 'A-2']],
    ['a user', { keeper: 'anna' }, ['A-1', 'B-1']],
    ['a number is equal', { price: '20.50' }, ['A-2']],
    ['>= x with a space', { price: '>= 20.5' }, ['A-2', 'B-1']],
    ['>=x without one', { price: '>=20.5' }, ['A-2', 'B-1']],
    ['> x', { amount: '> 2' }, ['B-1']],
    ['<x', { amount: '<2' }, ['A-1']],
    ['<= x', { amount: '<= 2' }, ['A-1', 'A-2']],
    ['a range of numbers', { price_begin: '15', price_end: '25' }, ['A-2']],
    ['a range of days', { due_begin: '2026-02-10', due_end: '2026-03-10' }, ['A-2', 'B-1']],
    [
      'a range of moments given as days holds the whole last day',
      { startedAt_begin: '2026-01-10', startedAt_end: '2026-02-10' },
      ['A-1', 'A-2'],
    ],
    ['a moment asked for as a day', { startedAt: '2026-02-10' }, ['A-2']],
    ['a switch with numbers', { active: '0' }, ['A-1', 'A-2', 'B-1', 'B-2']],
    ['empty parameters mean nothing', { orderCode: '', status: '' }, ['A-1', 'A-2', 'B-1', 'B-2']],
    ['chosen rows', { selections: 'unknown1,unknown2,' }, []],
  ])('%s', async (_, query, found) => {
    expect(await codes(query)).toEqual(found)
  })

  it('sorts by several columns, by a text companion too, and always ends with the id', async () => {
    const sort = encodeURIComponent(
      JSON.stringify([
        { column: 'status_dictText', order: 'desc' },
        { column: 'orderCode', order: 'desc' },
      ]),
    )
    const { records } = await orders.list({ sortInfoString: encodeURIComponent(sort), status: 'open,done' }, caller())
    expect(records.map((row) => row.orderCode)).toEqual(['B-1', 'A-1', 'A-2'])
  })

  it('hides columns that the caller may not see and knows nothing of them', async () => {
    const restricted = caller('anna', { hiddenFields: () => new Set(['price']) })
    const { records } = await orders.list({}, restricted)
    expect(Object.keys(records[0] ?? {})).not.toContain('price')
    for (const query of [{ price: '10' }, { price_begin: '1' }, { column: 'price', order: 'asc' }]) {
      expect((await failureOf(orders.list(query, restricted))).error).toBe('bad-request')
    }
    expect((await failureOf(orders.add({ orderCode: 'X', price: 1 }, restricted))).details.errors?.[0]).toMatchObject({ path: '/price' })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['an unknown sort column', { column: 'colour', order: 'asc' }, 'column'],
    ['a text for a number', { price: 'ten' }, 'price'],
    ['a day that does not exist', { due_begin: '2026-02-30' }, 'due_begin'],
    ['half a number for a whole one', { rowVersion: '1.5' }, 'rowVersion'],
    ['a field that cannot be queried', { files: 'x' }, 'files'],
    ['a page size that is too large', { pageSize: '1001' }, 'pageSize'],
    ['page 0', { pageNo: '0' }, 'pageNo'],
    ['the same parameter twice', { status: ['open', 'done'] }, 'status'],
    ['sorting that is no JSON', { sortInfoString: '{' }, 'sortInfoString'],
    ['sorting with an entry that is none', { sortInfoString: '[{"column":"price","order":"asc"},null]' }, 'sortInfoString'],
    ['a prototype name', { __proto__x: '1' }, '__proto__x'],
    ['constructor', { constructor: '1' }, 'constructor'],
    ['more words than are looked for at once', { searchText: 'a b c d e f g h i j k' }, 'searchText'],
  ])('answers 400 with the place and a sentence for %s', async (_, query, path) => {
    const failure = await failureOf(orders.list(query, caller()))
    expect(failure.error).toBe('bad-request')
    expect(failure.details.errors?.[0]?.path).toBe(path)
    expect(failure.details.errors?.[0]?.message).toMatch(/\w+ \w+/)
  })

  it('takes twenty sort columns and refuses more', async () => {
    const sorts = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ column: 'price', order: 'asc' })))
    expect((await orders.list({ sortInfoString: sorts(20) }, caller())).records).not.toEqual([])
    expect((await failureOf(orders.list({ sortInfoString: sorts(21) }, caller()))).details.errors?.[0]?.path).toBe('sortInfoString')
  })

  it('takes a hundred conditions of the advanced query and refuses more, and what is no condition', async () => {
    const conditions = (count: number) => Array.from({ length: count }, () => ({ field: 'price', rule: 'ge', val: '0' }))
    expect((await orders.list({ superQueryParams: JSON.stringify(conditions(100)) }, caller())).records).not.toEqual([])
    for (const wrong of [conditions(101), [null], ['price'], { field: 'price' }]) {
      const failure = await failureOf(orders.list({ superQueryParams: JSON.stringify(wrong) }, caller()))
      expect(failure.details.errors?.[0]?.path).toBe('superQueryParams')
    }
  })

  it('never answers or compares a secret field', async () => {
    const registry = new ResourceRegistry(database, services)
    const users = registry.put(userDeclaration)
    const { records } = await users.list({}, caller())
    expect(JSON.stringify(records)).not.toContain('secret')
    expect((await failureOf(users.list({ passwordHash: 'secret-a' }, caller()))).error).toBe('bad-request')
    expect((await failureOf(users.list({ column: 'passwordHash', order: 'asc' }, caller()))).error).toBe('bad-request')
  })
})
