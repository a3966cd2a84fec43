import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let things: TableResource
let isStrict = false
const asked: string[] = []

/** A check rule that becomes stricter while rows are there. */
const services: ResourceServices = {
  ...noServices,
  async checkRule(_code, value) {
    asked.push(value)
    return isStrict && value.startsWith('old') ? 'too old' : null
  },
}

beforeAll(async () => {
  database = await openTestDatabase()
  things = await putResource(
    database,
    {
      table: 'asked_thing',
      fields: [
        { type: 'input', key: 'name', title: 'Name of the thing' },
        { type: 'input', key: 'code', validateRules: [{ checkRule: 'serial' }] },
        { type: 'select', key: 'size', options: [{ value: 's' }, { value: 'l' }] },
      ],
      unique: [['name', 'size']],
      url: {},
      access: open,
    },
    services,
  )
})
afterAll(() => database.close())

describe('a rule that is kept elsewhere', () => {
  it('is asked about what was changed: a value of before stays when another field is edited', async () => {
    const row = await things.add({ name: 'one', code: 'old-1' }, caller())
    expect(new Set(asked)).toEqual(new Set(['old-1']))
    isStrict = true
    asked.length = 0
    const edited = await things.edit({ id: row.id, rowVersion: row.rowVersion, name: 'two' }, caller())
    expect(edited).toMatchObject({ name: 'two', code: 'old-1' })
    expect(asked).toEqual([])
    const { details } = await failureOf(things.edit({ id: row.id, rowVersion: edited.rowVersion, code: 'old-2' }, caller()))
    expect(details.errors).toMatchObject([{ path: '/code', message: 'too old' }])
  })
})

describe('values that stand together in one row only', () => {
  it('are refused at each of their fields, by the database itself, which are called by their titles', async () => {
    await things.add({ name: 'twice', size: 'l' }, caller())
    const { error, details } = await failureOf(things.add({ name: 'twice', size: 'l' }, caller()))
    expect([error, details.errors]).toMatchObject([
      'rule-failed',
      [
        { path: '/name', code: 'unique', message: expect.stringMatching(/Name of the thing, size/) },
        { path: '/size', code: 'unique' },
      ],
    ])
  })
})

describe('a choice', () => {
  it.each(['null', 'undefined', ' '])('is not what stands for nothing: %j', async (value) => {
    const row = await things.add({ name: 'one' }, caller())
    const change = { id: row.id, rowVersion: row.rowVersion, size: value }
    for (const save of [() => things.edit(change, caller()), () => things.add({ size: value }, caller())]) {
      expect((await failureOf(save())).details.errors).toMatchObject([{ path: '/size', code: 'unknown-choice' }])
    }
  })

  it.each([null, ''])('may be taken back: %j', async (empty) => {
    const row = await things.add({ name: 'one', size: 's' }, caller())
    expect((await things.edit({ id: row.id, rowVersion: row.rowVersion, size: empty }, caller())).size ?? '').toBe('')
  })
})
