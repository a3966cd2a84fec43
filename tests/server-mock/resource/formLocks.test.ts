import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let things: TableResource
let nextNumber = 1

const services: ResourceServices = { ...noServices, fillRule: async (_code, rows) => rows.map(() => `NO-${nextNumber++}`) }

/** Fields that a form shows and does not let one type, or does not show; and one that can always be typed. */
const lockedFields: FieldConfig[] = [
  { type: 'input', key: 'name' },
  { type: 'input', key: 'fixed', title: { 'zh-CN': '固定', 'en-US': 'Fixed' }, disabled: true, defaultValue: 'first' },
  { type: 'normal', key: 'shown' },
  { type: 'hidden', key: 'carried', defaultValue: 'web' },
  { type: 'input', key: 'unseen', visible: false },
  { type: 'input', key: 'number', disabled: true, defaultValue: { fillRule: 'number' } },
  { type: 'input', key: 'late', disabledWhen: "row.name == 'done'" },
  { type: 'input', key: 'reason', visibleWhen: "row.name == 'stopped'" },
  { type: 'datetime', key: 'opened', disabled: true, defaultValue: { expression: 'now()' } },
]

beforeAll(async () => {
  database = await openTestDatabase()
  things = await putResource(
    database,
    {
      table: 'locked_thing',
      fields: [
        ...lockedFields,
        { type: 'input', key: 'outside', form: false },
        { type: 'input', key: 'inForm', list: false },
        { type: 'popup', key: 'customer', popupCode: 'customers', orgFields: 'id,name', destFields: 'customerId,customer' },
        { type: 'hidden', key: 'customerId' },
        { type: 'inputNumber', key: 'age', disabled: true },
        { type: 'input', key: 'sex', sets: { age: '0.0' } },
      ],
      subTables: [
        {
          key: 'parts',
          table: 'locked_thing_parts',
          foreignKey: 'thingId',
          isSingle: false,
          fields: [
            ...lockedFields,
            { type: 'input', key: 'outside', form: false },
            { type: 'input', key: 'inForm', list: false },
            { type: 'rowDragSort', key: 'place' },
          ],
        },
      ],
      url: {},
      access: open,
    },
    services,
  )
})
afterAll(() => database.close())

const refusals = async (call: Promise<unknown>) => {
  const { error, details } = await failureOf(call)
  return [error, details.errors?.map(({ path, code }) => `${code} ${path}`)]
}
const partsOf = (row: Row) => (row.sub as Record<string, Row[]>).parts ?? []
const add = (values: Record<string, unknown>) => things.add(values, caller())
const edit = (row: Row, values: Record<string, unknown>) => things.edit({ id: row.id, rowVersion: row.rowVersion, ...values }, caller())

const locked: [string, Record<string, unknown>][] = [
  ['one that is disabled', { fixed: 'second' }],
  ['one that is only shown', { shown: 'x' }],
  ['one that travels with the row', { carried: 'mine' }],
  ['one that is not visible', { unseen: 'x' }],
  ['the number that the server gives', { number: 'MINE' }],
  ['one whose condition hides it', { name: 'going', reason: 'x' }],
]

describe('what the form of a row does not let one type', () => {
  it.each([...locked, ['one that is not in the form', { outside: 'x' }]])('cannot be set in a new row: %s', async (_, values) => {
    const key = Object.keys(values).at(-1)
    expect(await refusals(add(values))).toEqual(['bad-request', [`not-written /${key}`]])
  })

  it.each([...locked, ['one that is not in the form', { outside: 'x' }]])('cannot be changed in a stored row: %s', async (_, values) => {
    const key = Object.keys(values).at(-1)
    const row = await add({ name: 'n' })
    expect(await refusals(edit(row, values))).toEqual(['bad-request', [`not-written /${key}`]])
  })

  it('is said by its title', async () => {
    const { details } = await failureOf(things.add({ fixed: 'second' }, caller('anna', { language: 'en-US' })))
    expect(details.errors?.map(({ message }) => message)).toEqual(['The field “Fixed” cannot be written'])
  })

  it('may be sent along as it is, and has its default in a new row', async () => {
    const row = await add({ name: 'n', fixed: 'first', carried: 'web', shown: null, opened: '2001-01-01 00:00:00' })
    expect(row).toMatchObject({ fixed: 'first', carried: 'web', number: expect.stringMatching(/^NO-\d+$/) })
    // The browser's clock is another one: the server's counts.
    expect(String(row.opened) > '2020').toBe(true)
    const { sub: _, hasChildren: __, ...whole } = row
    expect(await edit(row, { ...whole, name: 'm' })).toMatchObject({ name: 'm', number: row.number, opened: row.opened })
  })

  it('can be typed as soon as its condition lets one', async () => {
    const row = await add({ name: 'stopped', reason: 'x', late: 'y', inForm: 'z' })
    expect(row).toMatchObject({ reason: 'x', late: 'y', inForm: 'z' })
    const done = await edit(row, { name: 'done', reason: 'x' })
    expect(await refusals(edit(done, { late: 'z' }))).toEqual(['bad-request', ['not-written /late']])
    expect(await edit(done, { name: 'open', late: 'z' })).toMatchObject({ late: 'z', reason: 'x' })
  })

  it('stays as it was typed when a later choice in the same form locks it, and is locked from then on', async () => {
    expect(await add({ late: 'x', name: 'done' })).toMatchObject({ late: 'x', name: 'done' })
    const row = await add({ name: 'open', sub: { parts: { added: [{ name: 'open' }] } } })
    const [part] = partsOf(row)
    const ofPart = { id: part?.id, rowVersion: 1, late: 'y', name: 'done' }
    const done = await edit(row, { late: 'y', name: 'done', sub: { parts: { edited: [ofPart] } } })
    expect(done).toMatchObject({ late: 'y', sub: { parts: [{ late: 'y', name: 'done' }] } })
    const again = { sub: { parts: { edited: [{ ...ofPart, rowVersion: 2, late: 'z' }] } } }
    expect(await refusals(edit(done, again))).toEqual(['bad-request', ['not-written /sub/parts/edited/0/late']])
    expect(await refusals(edit(done, { late: 'z' }))).toEqual(['bad-request', ['not-written /late']])
  })

  it('is filled by a field that can be typed: what a picker brings along, what the page sets', async () => {
    expect(await add({ customer: 'ACME', customerId: 'c1', sex: 'f', age: 0 })).toMatchObject({ customerId: 'c1', age: 0 })
  })

  it('holds for people who have not signed in, too', async () => {
    const anonymousUser = caller('nobody', { user: null, can: () => false })
    expect(await refusals(things.add({ fixed: 'second', number: 'MINE', carried: 'mine' }, anonymousUser))).toEqual([
      'bad-request',
      ['not-written /fixed', 'not-written /number', 'not-written /carried'],
    ])
  })

  it('is written by the server itself, where it brings sample rows in', async () => {
    const server = caller('system', { isServer: true })
    expect(await things.add({ fixed: 'second', number: 'S-1' }, server)).toMatchObject({ fixed: 'second', number: 'S-1' })
  })
})

describe('what an editable table does not let one type', () => {
  it.each([...locked, ['one that is not in the table', { inForm: 'x' }]])('cannot be set in its rows: %s', async (_, values) => {
    const key = Object.keys(values).at(-1)
    const added = add({ sub: { parts: { added: [{ name: 'right' }, values] } } })
    expect(await refusals(added)).toEqual(['bad-request', [`not-written /sub/parts/added/1/${key}`]])
    const row = await add({ sub: { parts: { added: [{ name: 'n' }] } } })
    const [part] = partsOf(row)
    const edited = edit(row, { sub: { parts: { edited: [{ id: part?.id, rowVersion: 1, ...values }] } } })
    expect(await refusals(edited)).toEqual(['bad-request', [`not-written /sub/parts/edited/0/${key}`]])
  })

  it('leaves its order, and columns that no form shows, to whoever fills it', async () => {
    const row = await add({ sub: { parts: { added: [{ name: 'n', place: 3, outside: 'x', opened: '2001-01-01 00:00:00' }] } } })
    expect(partsOf(row)).toMatchObject([{ place: 3, outside: 'x', fixed: 'first', number: expect.stringMatching(/^NO-\d+$/) }])
    expect(String(partsOf(row)[0]?.opened) > '2020').toBe(true)
  })
})
