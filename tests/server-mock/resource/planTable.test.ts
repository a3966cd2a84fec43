import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import { compileResource } from '../../../server-mock/resource/model/compileResource'
import type { ResourceDeclaration } from '../../../server-mock/resource/ResourceDeclaration'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { planStatements } from '../../../server-mock/resource/table/planStatements'
import { applySystemTables, applyTable, planTable } from '../../../server-mock/resource/table/planTable'
import { readTables } from '../../../server-mock/resource/table/readTables'
import { noDeadline } from '../../../server-mock/resource/table/scanTable'
import { systemResources } from '../../../server-mock/system/tables'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, orderDeclaration, putResource } from './orderExample'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await sql`drop table if exists plan_thing`.execute(database.kysely)
})

const name: FieldConfig = { type: 'input', key: 'name' }

function declare(fields: FieldConfig[], changes: Partial<ResourceDeclaration> = {}): ResourceDeclaration {
  return { table: 'plan_thing', fields, url: {}, access: open, ...changes }
}

function plan(declaration: ResourceDeclaration) {
  return planTable(database.kysely, declaration, 'en-US')
}

function apply(declaration: ResourceDeclaration) {
  return database.transaction((connection) => applyTable(connection, declaration, 'en-US'))
}

async function kinds(declaration: ResourceDeclaration): Promise<string[]> {
  return (await plan(declaration)).map(({ kind, subject }) => `${kind} ${subject}`)
}

describe('C-resource planning a table', () => {
  it('says what it will do before it does it, and does nothing twice', async () => {
    const planned = await plan(orderDeclaration)
    expect(planned.filter(({ kind }) => kind === 'createTable').map(({ subject }) => subject)).toEqual([
      'demo_order',
      'demo_order_products',
      'demo_order_contact',
    ])
    expect(planned[0]?.message).toBe('Create the table demo_order (20 columns)')
    expect(await apply(orderDeclaration)).toEqual(planned)
    expect(await plan(orderDeclaration)).toEqual([])
  })

  it('adds columns and indexes and keeps the rows', async () => {
    const things = await putResource(database, declare([name]))
    const row = await things.add({ name: 'kept' }, caller())
    const larger = declare([name, { type: 'inputNumber', key: 'unitPrice' }, { type: 'date', key: 'due' }], { indexes: [['due', 'name']] })
    expect(await kinds(larger)).toEqual([
      'addColumn plan_thing.unit_price',
      'addColumn plan_thing.due',
      'createIndex ix_plan_thing_due_name',
    ])
    const grown = await putResource(database, larger)
    expect(await grown.queryById(row.id, caller())).toMatchObject({ name: 'kept', unitPrice: null, due: null })
  })

  it('adds hundreds of columns with one statement', async () => {
    await apply(declare([name]))
    const model = compileResource(
      declare([name, ...Array.from({ length: 300 }, (_, index): FieldConfig => ({ type: 'input', key: `f${index}` }))]),
    )
    const existing = (await readTables(database.kysely, [model.table])).get(model.table)
    const planned = await planStatements({ connection: database.kysely, model, existing, language: 'en-US', deadline: noDeadline })
    expect(planned.map(({ changes, statements }) => [changes.length, statements.length])).toEqual([[300, 1]])
  })

  it('keeps columns whose fields are gone', async () => {
    await (await putResource(database, declare([name, { type: 'input', key: 'old' }]))).add({ name: 'x', old: 'kept' }, caller())
    expect(await plan(declare([name]))).toEqual([])
    const again = await putResource(database, declare([name, { type: 'input', key: 'old' }]))
    expect((await again.list({}, caller())).records[0]?.old).toBe('kept')
  })

  it('refuses another type when a value would be lost, and changes nothing of the rest either', async () => {
    await (await putResource(database, declare([name]))).add({ name: 'ten' }, caller())
    const changed = declare([
      { type: 'inputNumber', key: 'name' },
      { type: 'input', key: 'further' },
    ])
    const refused = (await plan(changed)).find(({ kind }) => kind === 'refused')
    expect(refused).toMatchObject({ subject: 'plan_thing.name', message: expect.stringContaining('holds a text, the page needs a number') })
    const failure = await failureOf(apply(changed))
    expect([failure.error, failure.values.reason]).toEqual(['refused', refused?.message])
    expect(await plan(declare([name]))).toEqual([])
    expect(await kinds(declare([{ type: 'input', key: 'further' }]))).toEqual(['addColumn plan_thing.further'])
  })

  it('adds a column whose values are unique to a table that has rows', async () => {
    await (await putResource(database, declare([name]))).add({ name: 'kept' }, caller())
    const larger = declare([name, { type: 'input', key: 'serial', validateRules: [{ unique: true }] }])
    expect(await kinds(larger)).toEqual(['addColumn plan_thing.serial', 'createIndex uq_plan_thing_serial'])
    const grown = await putResource(database, larger)
    expect((await grown.list({}, caller())).records.map((row) => row.name)).toEqual(['kept'])
  })

  it('makes an old and a new column unique together, over rows that have the old one', async () => {
    const things = await putResource(database, declare([name]))
    await things.add({ name: 'twin' }, caller())
    await things.add({ name: 'twin' }, caller())
    const larger = declare([name, { type: 'input', key: 'serial' }], { unique: [['name', 'serial']] })
    expect((await apply(larger)).map(({ kind }) => kind)).toEqual(['addColumn', 'createIndex'])
  })

  it('refuses to make values unique that stand in two rows, and makes them so when they do not', async () => {
    const things = await putResource(database, declare([name]))
    const twin = await things.add({ name: 'twin' }, caller())
    await things.add({ name: 'twin' }, caller())
    await things.add({}, caller())
    await things.add({}, caller())
    const strict = declare([{ ...name, validateRules: [{ unique: true }] }])
    expect(await plan(strict)).toEqual([{ kind: 'refused', subject: 'uq_plan_thing_name', message: expect.stringContaining('twin') }])
    await things.delete(twin.id, caller())
    expect((await apply(strict)).map(({ kind }) => kind)).toEqual(['createIndex'])
    expect((await apply(declare([name]))).map(({ kind }) => kind)).toEqual(['dropIndex'])
  })

  it('refuses a foreign table whose columns must be filled', async () => {
    await sql`create table plan_thing (id text primary key, code text not null)`.execute(database.kysely)
    expect(await kinds(declare([name]))).toContain('refused plan_thing.code')
  })

  it('writes words that SQL uses itself, and long names', async () => {
    const long = `aVeryLongFieldName${'WithMoreWords'.repeat(3)}`
    const things = await putResource(
      database,
      declare(
        [
          { type: 'input', key: 'order' },
          { type: 'input', key: 'select' },
          { type: 'input', key: long },
        ],
        { indexes: [['order', 'select', long]] },
      ),
    )
    const row = await things.add({ order: '1', select: '2', [long]: '3' }, caller())
    expect(row).toMatchObject({ order: '1', select: '2', [long]: '3' })
    const { records } = await things.list({ select: '2', column: 'order', order: 'asc' }, caller())
    expect(records).toHaveLength(1)
  })

  it('refuses two fields that would share a column', () => {
    const both = declare([
      { type: 'input', key: 'unitPrice' },
      { type: 'input', key: 'unit_price' },
    ])
    expect(() => new ResourceRegistry(database, noServices).put(both)).toThrow('"unitPrice" and "unit_price"')
  })

  it('makes the tables of the product, two servers at the same moment too', async () => {
    await Promise.all([applySystemTables(database, systemResources), applySystemTables(database, systemResources)])
    for (const declaration of systemResources) expect(await plan(declaration)).toEqual([])
  })
})

describe('C-resource the registry', () => {
  it('finds calls by method and path, and replaces a page while it runs', async () => {
    const registry = new ResourceRegistry(database, noServices)
    registry.put(orderDeclaration)
    expect(registry.find('GET', '/demo/order/list')).toMatchObject({ call: 'list', resource: { declaration: { table: 'demo_order' } } })
    expect(registry.find('POST', '/demo/order/close')).toMatchObject({ call: 'action', action: { name: 'close' } })
    expect(registry.find('POST', '/demo/order/list')).toBeUndefined()
    expect(registry.tableOf('demo_order_products')?.columns.has('quantity')).toBe(true)

    registry.put({ ...orderDeclaration, table: 'demo_order_2', subTables: [], url: { list: '/demo/order/all' } })
    expect(registry.find('GET', '/demo/order/list')).toBeUndefined()
    expect(registry.find('GET', '/demo/order/all')).toBeDefined()
    expect(registry.tableOf('demo_order')).toBeUndefined()
  })

  it('says which calls another resource answers already', () => {
    const registry = new ResourceRegistry(database, noServices)
    registry.put(orderDeclaration)
    const second = { ...orderDeclaration, page: 'second', table: 'demo_second', subTables: [] }
    expect(registry.takenCalls(second).map(({ path }) => path)).toContain('/demo/order/list')
    expect(registry.takenCalls(orderDeclaration)).toEqual([])
  })
})
