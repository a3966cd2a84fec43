import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importPageFiles } from '../../../../server-mock/app/seed/importPages'
import { importRows } from '../../../../server-mock/app/seed/importRows'
import { migrate } from '../../../../server-mock/system/migrate'
import { systemResources } from '../../../../server-mock/system/tables'
import { startTestServer, type TestServer } from '../../../support/startTestServer'

let server: TestServer
const received: string[] = []
const report = (line: string) => void received.push(line)

/** Rows of the second one name rows of the first; it chooses them from the third, which is published after it. */
const files = ['demo/customer', 'order/order', 'demo/customer-report'].map((name) => `pages/${name}.page.json`)

beforeAll(async () => {
  server = await startTestServer()
  await importPageFiles(server.services, files, report)
})
afterAll(() => server.close())

const rowsOf = (table: string) => server.database.kysely.selectFrom(table).selectAll().orderBy('id').execute()
const versions = async () =>
  (await rowsOf('page_version')).flatMap(({ code, version }) => (String(code).includes('.') ? [] : `${code} ${version}`)).sort()

describe('pages that come with the product', () => {
  it('are published once, however often they are brought in', async () => {
    expect(received).toEqual([])
    const before = await versions()
    expect(before).toEqual(['demo-customer 1', 'demo-customer-report 1', 'order 1'])
    expect(await importPageFiles(server.services, files, report)).toBe(3)
    expect(await versions()).toEqual(before)
  })

  it('do not stop one another, and say where they are wrong', async () => {
    const published = await importPageFiles(server.services, ['tests/fixtures/rows/index.ts', ...files], report)
    expect(published).toBe(3)
    expect(received.splice(0).join('\n')).toMatch(/tests\/fixtures\/rows\/index\.ts:2:1 This is not JSON/)
  })
})

describe('rows for the demonstration', () => {
  it('stand complete after a first start that was broken off in their midst', async () => {
    await importRows(server.services, 'pages', report)
    const customers = await rowsOf('demo_customer')
    const orders = await rowsOf('demo_order')
    expect(customers.length).toBeGreaterThan(1)
    expect(orders.length).toBeGreaterThan(1)
    // As it is left when the power goes: some rows are missing, in both tables.
    await server.database.kysely.deleteFrom('demo_customer').where('id', '=', customers[0]?.id).execute()
    await server.database.kysely.deleteFrom('demo_order').where('id', '!=', orders[0]?.id).execute()
    await importRows(server.services, 'pages', report)
    const ids = (await rowsOf('demo_customer')).map(({ id }) => id)
    expect(ids).toHaveLength(customers.length)
    const again = await rowsOf('demo_order')
    expect(again).toHaveLength(orders.length)
    for (const { customer_id: customer } of again) expect(ids).toContain(customer)
  })

  it('come after the rows that they name, whatever their files are called', async () => {
    const { kysely } = server.database
    await kysely.deleteFrom('demo_customer').execute()
    await kysely.deleteFrom('demo_order').execute()
    await importPageFiles(server.services, ['pages/demo/choices.page.json'], report)
    await importRows(server.services, 'pages', report)
    const { rows: named } = await sql<{ stored: string }>`
      select h.customer || ' ' || h.supplier as stored from demo_choices as h
      join demo_customer as c on c.phone = h.customer join demo_customer as s on s.id = h.supplier`.execute(kysely)
    expect(named).toHaveLength(2)
  })

  it('are kept out of a table that holds rows already', async () => {
    const { kysely } = server.database
    await kysely.deleteFrom('sys_counter').where('name', 'like', 'demo-rows:%').execute()
    const before = await rowsOf('demo_customer')
    await importRows(server.services, 'pages', report)
    expect(await rowsOf('demo_customer')).toEqual(before)
  })
})

describe('the tables of the product itself', () => {
  it('are compared with their declarations once, and again when those have changed', async () => {
    const { kysely } = server.database
    const marks = () => kysely.selectFrom('sys_counter').selectAll().where('name', 'like', 'system-tables:%').execute()
    const before = await marks()
    expect(before).toHaveLength(1)
    await migrate(server.database)
    expect(await marks()).toEqual(before)
    // As an older version of the product left it.
    await kysely.updateTable('sys_counter').set({ name: 'system-tables:older' }).where('id', '=', before[0]?.id).execute()
    await kysely.schema.alterTable('sys_position').dropColumn('rank').execute()
    await migrate(server.database)
    expect((await marks()).map(({ name }) => name)).toContain(before[0]?.name)
    expect(await kysely.selectFrom('sys_position').select('rank').execute()).not.toHaveLength(0)
    expect(systemResources.length).toBeGreaterThan(10)
  })
})
