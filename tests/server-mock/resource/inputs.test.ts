import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let traits: TableResource

const states = [
  { value: 'good', label: 'Good' },
  { value: 'bad', label: 'Bad' },
]
const fields: FieldConfig[] = [
  { type: 'input', key: 'kind', title: 'Kind' },
  {
    type: 'input',
    key: 'value',
    title: 'Value',
    maxLength: 5,
    inputs: [
      { when: "row.kind == 'number'", as: { type: 'inputNumber', max: 100 } },
      { when: "row.kind == 'date'", as: { type: 'date' } },
      { when: "row.kind == 'state'", as: { type: 'select', options: states } },
      { when: "row.kind == 'long'", as: { type: 'textarea' } },
    ],
  },
]

beforeAll(async () => {
  database = await openTestDatabase()
  const sub = { key: 'more', table: 'traits_more', foreignKey: 'mainId', isSingle: false, fields }
  traits = await putResource(database, { table: 'traits', authPre: 'traits', fields, subTables: [sub], url: {}, access: open }, noServices)
})
afterAll(() => database.close())

const refusals = async (save: Promise<unknown>) =>
  (await failureOf(save)).details.errors?.map(({ path, message }) => `${path} ${message.replace('The row was not saved: ', '')}`)
const add = (kind: string, value: unknown) => traits.add({ kind, value }, caller())

describe('a field that has another input in some rows', () => {
  it('takes what the kind of the row takes, and stores it as text', async () => {
    expect(await add('number', 12.5)).toMatchObject({ value: '12.5' })
    expect(await add('number', '12.5')).toMatchObject({ value: '12.5' })
    expect(await add('date', '2026-11-02')).toMatchObject({ value: '2026-11-02' })
    expect(await add('long', 'more than five letters')).toMatchObject({ value: 'more than five letters' })
    expect(await add('other', 'short')).toMatchObject({ value: 'short' })
  })

  it('refuses what the kind of the row does not take', async () => {
    expect(await refusals(add('number', 'twelve'))).toEqual(['/value Value has a value of the wrong type'])
    expect(await refusals(add('number', 101))).toEqual(['/value Value must be at most 100'])
    expect(await refusals(add('date', '2026-02-30'))).toHaveLength(1)
    expect(await refusals(add('state', 'fair'))).toEqual([expect.stringContaining('/value')])
    expect(await refusals(add('other', 'too long'))).toEqual(['/value Value can have at most 5 characters'])
  })

  it('is checked again when the row becomes one of another kind, though the value stays', async () => {
    const { id, rowVersion } = await add('other', 'short')
    expect(await refusals(traits.edit({ id, rowVersion, kind: 'date' }, caller()))).toHaveLength(1)
    expect(await refusals(traits.edit({ id, rowVersion, kind: 'state' }, caller()))).toHaveLength(1)
    expect(await traits.edit({ id, rowVersion, kind: 'date', value: '2026-11-02' }, caller())).toMatchObject({ value: '2026-11-02' })
  })

  it('is shown by its row, also to those who do not see what the row is', async () => {
    const { id } = await add('state', 'good')
    expect(await traits.queryById(id, caller())).toMatchObject({ value: 'good', value_dictText: 'Good' })
    const shown = await traits.queryById(id, caller('otto', { hiddenFields: () => new Set(['kind']) }))
    expect(shown).toMatchObject({ value: 'good', value_dictText: 'Good' })
    expect(shown).not.toHaveProperty('kind')
    const plain = await add('other', 'good')
    expect(await traits.queryById(plain.id, caller())).not.toHaveProperty('value_dictText')
  })

  it('works in the rows of a sub-table', async () => {
    const more = (kind: string, value: unknown) => traits.add({ sub: { more: { added: [{ kind, value }] } } }, caller())
    expect(await refusals(more('number', 'twelve'))).toEqual(['/sub/more/added/0/value Value has a value of the wrong type'])
    const { id } = await more('state', 'bad')
    expect(await traits.queryById(id, caller())).toMatchObject({ sub: { more: [{ value: 'bad', value_dictText: 'Bad' }] } })
  })
})
