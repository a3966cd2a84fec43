import { describe, expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { ListModel } from '../../../runtime/model/PageModel'
import { type AdvancedQuery, writeAdvancedAddress } from '../../../runtime/query/advancedAddress'
import { filledQuery, knownQuery, queriedFields, readAdvancedAddress, rulesFor, withRule } from '../../../runtime/query/advancedQuery'
import { superQueryRules } from '../../../schemas/api/rows'

const page = compilePage(
  {
    kind: 'list',
    code: 'order',
    version: 1,
    title: 'Orders',
    url: { list: '/order/list' },
    columns: [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 'price', type: 'inputNumber', title: 'Price' },
      { key: 'state', type: 'select', title: 'State', options: [{ value: 'open', label: 'Open' }] },
      { key: 'urgent', type: 'switch', title: 'Urgent' },
    ],
    subTables: [
      { key: 'lines', title: 'Lines', foreignKey: 'orderId', columns: [{ key: 'amount', type: 'inputNumber', title: 'Amount' }] },
    ],
    resource: { table: 'orders' },
  },
  permissiveContext('en-US'),
) as ListModel
const fields = queriedFields(page)
const rulesOf = (key: string) => rulesFor(fields.find((one) => one.key === key)?.field as never)

describe('B2.8-super the conditions of an advanced query', () => {
  it('are over the columns and the fields of sub-tables, by rules that make sense for them; all ten are there', () => {
    expect(fields.map(({ key, label }) => [key, label])).toEqual([
      ['name', 'Name'],
      ['price', 'Price'],
      ['state', 'State'],
      ['urgent', 'Urgent'],
      ['lines,amount', 'Lines / Amount'],
    ])
    expect(rulesOf('name')).toEqual(['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'empty', 'not_empty'])
    expect(rulesOf('state')).toEqual(['eq', 'in', 'ne', 'empty', 'not_empty'])
    const offered = new Set(fields.flatMap(({ field }) => rulesFor(field)))
    expect([...offered].toSorted()).toEqual(superQueryRules.filter((rule) => !rule.startsWith('not_') || rule === 'not_empty').toSorted())
  })

  it('keep the first of several values when one is wanted', () => {
    const several = { field: 'state', rule: 'in', val: 'open,closed' } as const
    expect(withRule(several, 'eq')).toEqual({ field: 'state', rule: 'eq', val: 'open' })
    expect(withRule({ ...several, rule: 'eq', val: 'open' }, 'in').val).toBe('open')
    expect(withRule(several, 'empty')).toEqual({ field: 'state', rule: 'empty' })
  })

  it('count when they are filled in', () => {
    const rows = [
      { field: 'name', rule: 'like', val: ' ' },
      { field: 'name', rule: 'empty' },
      { field: 'price', rule: 'gt', val: 0 },
    ] as const
    expect(filledQuery({ matchType: 'or', rows })?.rows).toEqual([rows[1], rows[2]])
    expect(filledQuery({ matchType: 'or', rows: [rows[0]] })).toBeUndefined()
  })

  it('that cannot be asked for any more are left out and named', () => {
    const rows = [
      { field: 'gone', rule: 'eq', val: 1 },
      { field: 'price', rule: 'like', val: '1' },
      { field: 'price', rule: 'eq', val: 'dear' },
      { field: 'price', rule: 'in', val: '1,2' },
    ] as const
    const { query, wrong } = knownQuery(fields, { matchType: 'and', rows })
    expect(query?.rows).toEqual([rows[3]])
    expect(wrong).toEqual(['gone', 'Price', 'Price'])
  })

  it('stand in the address, beside what else is asked for', () => {
    const query: AdvancedQuery = {
      matchType: 'or',
      rows: [
        { field: 'name', rule: 'like', val: 'a&b="c"' },
        { field: 'lines,amount', rule: 'gt', val: 3 },
        { field: 'state', rule: 'empty' },
      ],
    }
    const address = writeAdvancedAddress('?name=x', query)
    expect(new URLSearchParams(address).get('name')).toBe('x')
    expect(readAdvancedAddress(fields, address)).toEqual({ query, wrong: [] })
    expect(writeAdvancedAddress(address, undefined)).toBe('?name=x')
    for (const broken of ['{', '[]', '{"and":[1]}', '{"and":[["name"]]}', 'null']) {
      const asked = `?advanced-query=${encodeURIComponent(broken)}`
      expect(readAdvancedAddress(fields, asked)).toMatchObject({ query: undefined, wrong: ['advanced-query'] })
    }
  })
})
