import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import { openTestDatabase } from '../../support/openTestDatabase'
import { declare, field, tableIn } from './changedTable'

let database: Database
const { make, plan, drop } = tableIn(() => database)

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(drop)

describe('C-migrate rows that a field would refuse now', () => {
  const of = (changes: PlannedChange[]) => changes.map(({ kind, message }) => `${kind}: ${message.split('. ')[0]}`)
  const choice = (type: string, more: object = {}) => field(type, 'it', { options: [{ value: 'a' }, { value: 'b' }], ...more })
  const text = field('input', 'it')
  const number = field('inputNumber', 'it')

  it.each<[string, FieldConfig, unknown[], FieldConfig, string[]]>([
    [
      'shorter',
      text,
      ['one', 'three', 'seven'],
      field('input', 'it', { maxLength: 4 }),
      ['warning: “it” would refuse values that are stored (rows: 2), for example “three”, “seven”'],
    ],
    ['longer', field('input', 'it', { maxLength: 4 }), ['one'], text, []],
    [
      'whole',
      number,
      [1, 1.5],
      field('inputNumber', 'it', { integer: true }),
      ['warning: “it” would refuse values that are stored (rows: 1), for example “1.5”'],
    ],
    [
      'larger',
      number,
      [1, 20],
      field('inputNumber', 'it', { min: 10 }),
      ['warning: “it” would refuse values that are stored (rows: 1), for example “1”'],
    ],
    [
      'patterned',
      text,
      ['EQ-1', 'x'],
      field('input', 'it', { validateRules: [{ pattern: '^EQ' }] }),
      ['warning: “it” would refuse values that are stored (rows: 1), for example “x”'],
    ],
    [
      'required',
      text,
      ['one', null, null],
      field('input', 'it', { validateRules: [{ required: true }] }),
      ['warning: “it” must be filled from now on, and rows leave it empty (2)'],
    ],
    [
      'with fewer choices',
      choice('select'),
      ['a', 'b'],
      choice('select', { options: [{ value: 'a' }] }),
      ['warning: “it” no longer offers values that are stored (rows: 1), for example “b”'],
    ],
    [
      'with one choice in the place of several',
      choice('selectMultiple'),
      ['a', 'a,b'],
      choice('select'),
      ['warning: “it” no longer offers values that are stored (rows: 1), for example “a,b”'],
    ],
    [
      'with fewer choices, and a rule',
      choice('select'),
      ['a', 'b'],
      choice('select', { options: [{ value: 'a' }], validateRules: [{ pattern: '^a' }] }),
      ['warning: “it” would refuse values that are stored (rows: 1), for example “b”'],
    ],
    ['a choice where every text is one', text, ['a', 'b', null], choice('select'), []],
    ['a choice where a text is none', text, ['a', 'other'], choice('radio'), ['refused: “it” takes values of another kind now']],
    [
      'several choices where a text is none',
      text,
      ['a,b', 'a,c'],
      choice('selectMultiple'),
      ['refused: “it” takes values of another kind now'],
    ],
    ['a choice that others can be typed into', text, ['a', 'other'], choice('select', { allowInput: true }), []],
    [
      'a month where a text is none',
      text,
      ['2026-01', 'May'],
      field('date', 'it', { picker: 'month' }),
      ['refused: “it” takes values of another kind now'],
    ],
    [
      'a number that is too large',
      text,
      ['5', '500'],
      field('inputNumber', 'it', { max: 100 }),
      [
        'convertColumn: Convert the column it of change_thing from a text to a number: every value converts (2)',
        'warning: “it” would refuse values that are stored (rows: 1), for example “500”',
      ],
    ],
  ])('are counted before it is published: %s', async (_, from, values, to, expected) => {
    const former = await make(from, values)
    expect(of(await plan(declare([to]), { former }))).toEqual(expected)
  })

  it('are those outside of a dictionary, too', async () => {
    const former = await make(text, ['1', '9'])
    const choicesIn = async () => new Set(['1', '2'])
    const [change] = await plan(declare([field('select', 'it', { dictCode: 'sex' })]), { former, choicesIn })
    expect(change).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Values that fit: 1; that do not: 1, for example “9”'),
    })
  })

  it('are told that a new field is empty in them, though it has a default or must be filled', async () => {
    const former = await make(text, ['one', 'two'])
    const state = field('input', 'state', { defaultValue: 'open', validateRules: [{ required: true }] })
    expect(of(await plan(declare([text, state]), { former }))).toEqual([
      'addColumn: Add the column state (a text) to change_thing',
      'warning: “state” must be filled from now on, and rows leave it empty (2)',
      'warning: The default of “state” is for new rows; those that are there stay empty (2)',
    ])
  })

  it('are no matter where nothing is asked that was not asked before', async () => {
    const strict = field('input', 'it', { validateRules: [{ pattern: '^a', message: 'a' }] })
    const former = await make(strict, ['a'])
    await sql`update change_thing set it = 'b'`.execute(database.kysely)
    expect(await plan(declare([{ ...strict, validateRules: [{ pattern: '^a', message: 'begins with a' }] }]), { former })).toEqual([])
  })
})
