import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource, userDeclaration } from './orderExample'

let database: Database
let forms: TableResource
const dictionaries = new Map([
  ['colour', new Set(['red', 'blue'])],
  ['level', new Set(['1', '2'])],
])

const services: ResourceServices = { ...noServices, dictionaryValues: async (code) => dictionaries.get(code) }

const options = [{ value: 's' }, { value: 'l' }, { value: 'xl', disabled: true }]
const fields: FieldConfig[] = [
  { type: 'select', key: 'size', options },
  { type: 'radio', key: 'count', options: [{ value: 1 }, { value: 2 }] },
  { type: 'selectMultiple', key: 'colours', dictCode: 'colour' },
  { type: 'select', key: 'level', dictCode: 'level', valueType: 'number' },
  { type: 'select', key: 'free', options, allowInput: true },
  { type: 'select', key: 'elsewhere', dictCode: 'kept-elsewhere' },
  { type: 'switch', key: 'on', customValue: [1, 0] },
  { type: 'checkbox', key: 'ticked' },
  { type: 'userSelect', key: 'keepers', multiple: true },
  { type: 'treeSelect', key: 'part', tree: { table: 'choice_form', text: 'size', pid: 'free' } },
  { type: 'area', key: 'region' },
  { type: 'upload', key: 'files' },
  { type: 'image', key: 'photo' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  const registry = new ResourceRegistry(database, services)
  const users = await putResource(database, userDeclaration, services, registry)
  for (const username of ['anna', 'otto']) await users.add({ username, realname: username }, caller())
  const sub = { key: 'rows', table: 'choice_form_rows', foreignKey: 'formId', isSingle: false, fields }
  forms = await putResource(database, { table: 'choice_form', fields, subTables: [sub], url: {}, access: open }, services, registry)
})
afterAll(() => database.close())

const refusals = async (call: Promise<unknown>) => {
  const { error, details } = await failureOf(call)
  return [error, details.errors?.map(({ path, code }) => `${code} ${path}`)]
}
const add = (values: Record<string, unknown>, who = caller()) => forms.add(values, who)
const rowsOf = (row: Row) => (row.sub as Record<string, Row[]>).rows ?? []
const anonymousUser = caller('nobody', { user: null, can: () => false })

const wrong: [string, unknown, string][] = [
  ['size', '<b>free text</b>', 'unknown-choice'],
  ['size', 'xl', 'unknown-choice'],
  ['count', 3, 'unknown-choice'],
  ['colours', 'red,green', 'unknown-choice'],
  ['level', 3, 'unknown-choice'],
  ['level', '1', 'bad-value'],
  ['on', 2, 'bad-value'],
  ['ticked', 'maybe', 'bad-value'],
  ['keepers', 'anna,nobody', 'unknown-choice'],
  ['part', 'nowhere', 'unknown-choice'],
  ['region', '999999', 'unknown-choice'],
  ['files', 'javascript:alert(1)', 'bad-value'],
  ['files', 'temp/a_1.txt,//evil.example/b.txt', 'bad-value'],
  ['photo', 'https://evil.example/a.png', 'bad-value'],
  ['photo', '../../etc/passwd', 'bad-value'],
]

describe('a value that cannot be chosen', () => {
  it.each(wrong)('is refused: %s %j', async (key, value, code) => {
    for (const who of [caller(), anonymousUser]) {
      expect(await refusals(add({ [key]: value }, who))).toEqual(['bad-request', [`${code} /${key}`]])
      const inRows = add({ sub: { rows: { added: [{}, { [key]: value }] } } }, who)
      expect(await refusals(inRows)).toEqual(['bad-request', [`${code} /sub/rows/added/1/${key}`]])
    }
    const row = await add({ sub: { rows: { added: [{}] } } })
    const edited = [{ id: rowsOf(row)[0]?.id ?? '', [key]: value }]
    const changed = forms.edit({ id: row.id, rowVersion: 1, [key]: value, sub: { rows: { edited } } }, caller())
    expect((await refusals(changed))[1]).toEqual(expect.arrayContaining([`${code} /${key}`, `${code} /sub/rows/edited/0/${key}`]))
  })

  it('is taken where others can be typed, and where nobody here knows the choices', async () => {
    const parent = await add({ size: 's' })
    const values = {
      size: 'l',
      count: 2,
      colours: 'blue,red',
      free: 'anything',
      elsewhere: 'x',
      on: 1,
      ticked: 'Y',
      keepers: 'otto',
      region: '310100',
    }
    const files = { files: 'temp/报告 一_1763700000000.pdf,order/b_1763700000001.txt', photo: 'temp/a_1763700000002.png' }
    expect(await add({ ...values, ...files, part: parent.id })).toMatchObject({ ...values, ...files })
  })

  it('is stored as a number where the field says so, and found and sorted as one', async () => {
    const row = await add({ level: 2 })
    const { rows } = await sql<{ type: string }>`select pg_typeof(level)::text as type from choice_form where id = ${row.id}`.execute(
      database.kysely,
    )
    expect([row.level, rows[0]?.type]).toEqual([2, 'numeric'])
    expect((await forms.list({ level: '2' }, caller())).records.map(({ id }) => id)).toEqual([row.id])
  })

  it('may stay when it was chosen once, and several may stay with it', async () => {
    const row = await add({ colours: 'red', size: 's', sub: { rows: { added: [{ colours: 'red' }] } } })
    await sql`update choice_form set colours = 'red,grey', size = 'xxl' where id = ${row.id}`.execute(database.kysely)
    const save = (rowVersion: number, values: object) => forms.edit({ id: row.id, rowVersion, ...values }, caller())
    expect(await save(1, { size: 'xxl', colours: 'red,grey', free: 'x' })).toMatchObject({ size: 'xxl', colours: 'red,grey' })
    expect(await save(2, { colours: 'blue,grey' })).toMatchObject({ colours: 'blue,grey' })
    expect(await refusals(save(3, { colours: 'blue,grey,green' }))).toEqual(['bad-request', ['unknown-choice /colours']])
  })
})

describe('a value that the page works out', () => {
  const sides = [{ value: 'a' }, { value: 'b' }]
  const worked: FieldConfig[] = [
    { type: 'input', key: 'given', title: 'Given' },
    { type: 'select', key: 'side', title: 'Side', options: sides, value: 'row.given' },
    { type: 'radio', key: 'first', title: 'First side', options: sides, defaultValue: { expression: "'a'" } },
    { type: 'select', key: 'often', title: 'Often used', options: sides, defaultValue: 'gone' },
    { type: 'select', key: 'numbered', title: 'Numbered', options: sides, defaultValue: { fillRule: 'letter' } },
  ]
  let letter = 'a'
  let table: TableResource

  beforeAll(async () => {
    const filling: ResourceServices = { ...services, fillRule: async (_code, rows) => rows.map(() => letter) }
    const registry = new ResourceRegistry(database, filling)
    const sub = { key: 'rows', table: 'worked_form_rows', foreignKey: 'formId', isSingle: false, fields: worked }
    const declaration = { table: 'worked_form', fields: worked, subTables: [sub], url: {}, access: open }
    table = await putResource(database, declaration, filling, registry)
  })

  it('is refused with the title of its field when it is none of its choices, also in a sub-table', async () => {
    const { details } = await failureOf(table.add({ given: 'z', sub: { rows: { added: [{ given: 'a' }, { given: 'y' }] } } }, caller()))
    expect(details.errors?.map(({ path, code, message }) => [path, code, message?.includes('Side')])).toEqual([
      ['/sub/rows/added/1/side', 'unknown-choice', true],
      ['/side', 'unknown-choice', true],
    ])
    const row = await table.add({ given: 'a', sub: { rows: { added: [{ given: 'b' }] } } }, caller())
    expect(row).toMatchObject({ side: 'a', first: 'a', numbered: 'a' })
    expect(await refusals(table.edit({ id: row.id, rowVersion: 1, given: 'x' }, caller()))).toEqual([
      'bad-request',
      ['unknown-choice /side'],
    ])
    expect(await table.edit({ id: row.id, rowVersion: 1, given: 'b' }, caller())).toMatchObject({ side: 'b' })
  })

  it('is refused when a fill rule makes it', async () => {
    letter = 'q'
    expect(await refusals(table.add({ given: 'a' }, caller()))).toEqual(['bad-request', ['unknown-choice /numbered']])
    letter = 'a'
  })

  it('stays where the row has it already, and so does a constant that was a choice when the page was written', async () => {
    const row = await table.add({ given: 'a' }, caller())
    expect(row).toMatchObject({ often: 'gone' })
    await sql`update worked_form set given = 'w', side = 'w' where id = ${row.id}`.execute(database.kysely)
    expect(await table.edit({ id: row.id, rowVersion: 1, first: 'b' }, caller())).toMatchObject({ side: 'w', first: 'b' })
  })
})
