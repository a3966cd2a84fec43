import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import { openTestDatabase } from '../../support/openTestDatabase'
import { declare, field, said, tableIn } from './changedTable'
import { caller, failureOf, putResource } from './orderExample'

let database: Database
const { make, plan, valuesOf, drop } = tableIn(() => database)

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(drop)

const remark = field('input', 'remark')
const note = field('input', 'note', { was: 'remark' })

describe('C-migrate a field with another key', () => {
  it('keeps its values: the column is renamed, which is said before with their number', async () => {
    await make(remark, ['one', 'two', null])
    expect(await plan(declare([note]))).toEqual([
      {
        kind: 'renameColumn',
        subject: 'change_thing.note',
        message: 'Rename the column remark of change_thing to note; its values stay (2)',
      },
    ])
    expect(await valuesOf(declare([note]), 'note')).toEqual([null, 'one', 'two'])
    expect(await plan(declare([note]))).toEqual([])
  })

  it('is simply made where there is no table yet, and where the earlier column is not there', async () => {
    expect(said(await plan(declare([note])))).toEqual(['createTable change_thing'])
    await make(field('input', 'name'), [])
    expect(said(await plan(declare([note])))).toEqual(['addColumn change_thing.note'])
  })

  it('finds its values under any of several earlier keys, that of the version before first', async () => {
    await make(field('input', 'words'), ['kept'])
    const renamed = declare([field('input', 'note', { was: ['remark', 'words'] })])
    expect(await valuesOf(renamed, 'note')).toEqual(['kept'])
  })

  it('keeps the values of a sub-table', async () => {
    const sub = (fields: FieldConfig[]) => ({
      subTables: [{ key: 'parts', table: 'change_thing_parts', foreignKey: 'mainId', isSingle: false, fields }],
    })
    const name = field('input', 'name')
    const things = await putResource(database, declare([name], sub([remark])))
    const { id } = await things.add({ name: 'one', sub: { parts: { added: [{ remark: 'kept' }] } } }, caller())
    const renamed = await putResource(database, declare([name], sub([note])))
    expect(await renamed.queryById(id, caller())).toMatchObject({ sub: { parts: [{ note: 'kept' }] } })
  })

  it('keeps its indexes, which go on forbidding equal values', async () => {
    const unique = { validateRules: [{ unique: true }] }
    await make({ ...remark, ...unique }, ['one'], { indexes: [['remark', 'createTime']] })
    const renamed = declare([{ ...note, ...unique }], { indexes: [['note', 'createTime']] })
    expect(said(await plan(renamed))).toEqual(['renameColumn change_thing.note'])
    const things = await putResource(database, renamed)
    expect((await failureOf(things.add({ note: 'one' }, caller()))).error).toBe('rule-failed')
    expect(await plan(renamed)).toEqual([])
  })

  it('takes the values over when it was renamed without saying so, as long as nothing was written under the new key', async () => {
    await make(remark, ['one'])
    await putResource(database, declare([field('input', 'note')], { indexes: [['note']] }))
    expect(await valuesOf(declare([note], { indexes: [['note']] }), 'note')).toEqual(['one'])
    expect(await plan(declare([note], { indexes: [['note']] }))).toEqual([])
  })

  it('leaves both alone when both hold values', async () => {
    await make(remark, ['one'])
    const things = await putResource(database, declare([field('input', 'note')]))
    await things.add({ note: 'two' }, caller())
    expect(await plan(declare([note]))).toEqual([])
  })

  it('may become another kind at once', async () => {
    await make(remark, ['7', null])
    expect(await valuesOf(declare([field('inputNumber', 'count', { was: 'remark' })]), 'count')).toEqual([7, null])
  })
})

const cases: [from: FieldConfig, values: unknown[], to: FieldConfig, after: unknown[]][] = [
  [field('date', 'it'), ['2026-02-28'], field('datetime', 'it'), ['2026-02-28 00:00:00']],
  [field('datetime', 'it'), ['2026-02-28 00:00:00'], field('date', 'it'), ['2026-02-28']],
  [field('inputNumber', 'it'), [1.5, 20, -3], field('input', 'it'), ['1.5', '20', '-3']],
  [field('date', 'it'), ['2026-02-28'], field('input', 'it'), ['2026-02-28']],
  [field('datetime', 'it'), ['2026-02-28 13:14:15'], field('input', 'it'), ['2026-02-28 13:14:15']],
  [field('input', 'it'), ['1.50', ' 20 ', '-3', '+4'], field('inputNumber', 'it'), [1.5, 20, -3, 4]],
  [field('input', 'it'), ['2024-02-29', '2026-12-31'], field('date', 'it'), ['2024-02-29', '2026-12-31']],
  [field('input', 'it'), ['2026-02-28 13:14:15', '2026-02-28'], field('datetime', 'it'), ['2026-02-28 13:14:15', '2026-02-28 00:00:00']],
  [field('inputNumber', 'it'), [3, -2147483647], field('rowDragSort', 'it'), [3, -2147483647]],
  [field('inputNumber', 'it'), [null], field('date', 'it'), [null]],
]

describe('C-migrate a field of another kind', () => {
  it.each(cases)('keeps its values: %j with %j as %j', async (from, values, to, after) => {
    await make(from, values)
    expect(said(await plan(declare([to])))).toEqual(['convertColumn change_thing.it'])
    expect(await valuesOf(declare([to]), 'it')).toEqual(after.toSorted())
    expect(await plan(declare([to]))).toEqual([])
  })

  it('keeps whole numbers as numbers', async () => {
    await make(field('rowDragSort', 'it'), [null])
    await sql`update change_thing set it = 3`.execute(database.kysely)
    expect(await valuesOf(declare([field('inputNumber', 'it')]), 'it')).toEqual([3])
  })

  it('is refused when a value would be lost, with how many convert and examples of those that do not', async () => {
    await make(field('input', 'it'), ['1', '2', 'ten', 'two'])
    const changes = await plan(declare([field('inputNumber', 'it')]))
    expect(said(changes)).toEqual(['refused change_thing.it'])
    expect(changes[0]?.message).toContain('Values that convert: 2; that do not: 2, for example “ten”, “two”')
    expect((await failureOf(putResource(database, declare([field('inputNumber', 'it')])))).error).toBe('refused')
    expect(await valuesOf(declare([field('input', 'it')]), 'it')).toEqual(['1', '2', 'ten', 'two'])
  })

  it.each([
    [field('input', 'it'), '2026-02-30', field('date', 'it')],
    [field('input', 'it'), '0000-01-01', field('date', 'it')],
    [field('input', 'it'), 'tomorrow', field('datetime', 'it')],
    [field('datetime', 'it'), '2026-02-28 13:14:15', field('date', 'it')],
    [field('inputNumber', 'it'), 1.5, field('rowDragSort', 'it')],
    [field('inputNumber', 'it'), 20260228, field('date', 'it')],
    [field('input', 'it'), '1e5', field('inputNumber', 'it')],
  ])('is refused for %j with %j as %j', async (from, value, to) => {
    await make(from, [value])
    expect(said(await plan(declare([to])))).toEqual(['refused change_thing.it'])
  })

  it('is refused to be made unique over values that become equal', async () => {
    await make(field('input', 'it'), ['1', '1.0'])
    const changes = await plan(declare([field('inputNumber', 'it', { validateRules: [{ unique: true }] })]))
    expect(said(changes)).toEqual(['convertColumn change_thing.it', 'refused uq_change_thing_it'])
  })
})

describe('C-migrate what is no longer shown', () => {
  it('is counted when a field goes: the column stays', async () => {
    const former = await make(field('input', 'remark', { title: 'Remark' }), ['one', 'two', null])
    expect(await plan(declare([field('input', 'name')]), { former })).toContainEqual({
      kind: 'warning',
      subject: 'change_thing.remark',
      message: '“Remark” will no longer be shown; its values stay in the table. Rows that hold one: 2',
    })
    expect(said(await plan(declare([note]), { former }))).toEqual(['renameColumn change_thing.note'])
  })

  it('is not told where nothing is lost from sight', async () => {
    const former = await make(remark, [null])
    expect(said(await plan(declare([field('input', 'name')]), { former }))).toEqual(['addColumn change_thing.name'])
  })

  it('is counted when a table goes or another one takes its place', async () => {
    const former = await make(remark, ['one', 'two'])
    const changes = await plan(declare([remark], { table: 'change_other' }), { former })
    expect(changes.at(-1)).toMatchObject({
      kind: 'warning',
      subject: 'change_thing',
      message: expect.stringContaining('the rows of change_thing will no longer be shown; they stay in it (2)'),
    })
  })

  it('is counted as far as the time allows', async () => {
    const former = await make(remark, ['one', 'two', 'three'])
    const limits = { time: 0, batch: 2 }
    const [, warning] = await plan(declare([field('input', 'name')]), { former, limits })
    expect(warning?.message).toContain('at least 2')
    const [convert] = await plan(declare([field('inputNumber', 'remark')]), { limits: { time: 0, batch: 2 } })
    expect(convert?.message).toContain('at least 2')
  })
})

describe('C-resource numbers', () => {
  it('are stored with the decimal places of their field, whoever sends them', async () => {
    const things = await putResource(database, declare([field('inputNumber', 'price', { precision: 3 }), field('inputNumber', 'exact')]))
    const row = await things.add({ price: 3.3000000000000003, exact: 3.3000000000000003 }, caller())
    expect(row).toMatchObject({ price: 3.3, exact: 3.3000000000000003 })
    await things.edit({ id: row.id, rowVersion: row.rowVersion, price: 0.0006 }, caller())
    expect((await things.queryById(row.id, caller())).price).toBe(0.001)
  })
})
