import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { fieldFacts, fieldKinds } from '../../../schemas/fields'
import { formAjvOptions } from '../../../schemas/form/formAjvOptions'
import { formSchema, rowSchema } from '../../../schemas/form/formSchema'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'

const page: ListPageConfig = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: '订单',
  url: {},
  columns: [
    { key: 'name', type: 'input', maxLength: 5 },
    { key: 'count', type: 'inputNumber', integer: true, min: 1 },
    { key: 'urgent', type: 'checkbox' },
    { key: 'due', type: 'date' },
    { key: 'createTime', type: 'datetime' },
  ],
  subTables: [{ key: 'items', title: '明细', foreignKey: 'orderId', columns: [{ key: 'price', type: 'inputNumber' }] }],
}

function validate(schema: object, row: unknown): string[] {
  const ajv = addFormats(new Ajv(formAjvOptions))
  const check = ajv.compile(schema)
  return check(row) ? [] : (check.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

describe('the JSON Schema of a form', () => {
  it('takes a right row, an empty one and a part of one', () => {
    expect(validate(formSchema(page), { name: 'Bolt', count: 3, urgent: 'Y', due: '2026-02-28' })).toEqual([])
    expect(validate(formSchema(page), { name: null, count: null, urgent: null, due: null })).toEqual([])
    expect(validate(formSchema(page), { count: 3 })).toEqual([])
  })

  it('does not take what every object inherits for a value of the row', () => {
    const keys = ['constructor', 'toString', 'valueOf', 'hasOwnProperty']
    const inherited = { ...page, columns: keys.map((key) => ({ key, type: 'input' as const, maxLength: 5 })) }
    expect(validate(formSchema(inherited), {})).toEqual([])
    expect(validate(formSchema(inherited), { valueOf: 'too long', toString: 'short' })).toEqual(['/valueOf maxLength'])
  })

  it('names every wrong value once', () => {
    const row = { name: 'too long', count: 1.5, urgent: 'maybe', due: '2026-02-31' }
    expect(validate(formSchema(page), row)).toEqual(['/name maxLength', '/count type', '/urgent enum', '/due format'])
    expect(validate(formSchema(page), { count: '3' })).toEqual(['/count type'])
  })

  it('leaves out what the server keeps, and keeps sub-tables apart', () => {
    expect(Object.keys(formSchema(page).properties ?? {})).toEqual(['name', 'count', 'urgent', 'due'])
    const [table] = page.subTables ?? []
    expect(table && Object.keys(rowSchema(table.columns, `${page.code}/${table.key}`).properties ?? {})).toEqual(['price'])
  })

  it('is the same for the same page and has another name when it differs', () => {
    expect(formSchema(structuredClone(page))).toEqual(formSchema(page))
    const changed = { ...page, columns: page.columns.slice(1) }
    expect(formSchema(changed).$id).not.toBe(formSchema(page).$id)
    expect(formSchema({ ...page, title: 'other' }).$id).toBe(formSchema(page).$id)
  })

  it('compiles for every example of every field kind', () => {
    for (const kind of fieldKinds) {
      const fields = fieldFacts[kind].examples.map((example, index) => ({ ...example, key: `f${index}` }))
      expect([kind, validate(rowSchema(fields, kind), Object.fromEntries(fields.map(({ key }) => [key, null])))]).toEqual([kind, []])
    }
  })

  it.each([null, 'x', [null], [{ type: 'selct', key: 'a' }], [{ type: 'input' }], [{ type: 'treeSelect', key: 5 }]])(
    'survives the fields %j',
    (fields) => {
      expect(rowSchema(fields, 'broken').properties).toEqual({})
    },
  )
})
