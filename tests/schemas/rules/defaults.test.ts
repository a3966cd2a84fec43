import { describe, expect, it } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import '../../../schemas/rules/expression'
import { computeRow } from '../../../schemas/rules/computed'
import { newRow } from '../../../schemas/rules/defaults'

describe('a new row', () => {
  it('takes fixed, computed and kind defaults, and names the fill rules of the server', () => {
    const fields: FieldConfig[] = [
      { key: 'code', type: 'input', defaultValue: { fillRule: 'order_number' } },
      { key: 'status', type: 'select', defaultValue: 'open' },
      { key: 'count', type: 'inputNumber', defaultValue: 0 },
      { key: 'urgent', type: 'checkbox' },
      { key: 'active', type: 'switch', customValue: [1, 0], defaultValue: 1 },
      { key: 'owner', type: 'userSelect', defaultValue: { expression: 'user.username' } },
      { key: 'copy', type: 'input', defaultValue: { expression: "row.status + '!'" } },
      { key: 'broken', type: 'input', defaultValue: { expression: 'row.' } },
      { key: 'name', type: 'input' },
    ]
    expect(newRow(fields, { user: { username: 'ann' } })).toEqual({
      row: { code: null, status: 'open', count: 0, urgent: 'N', active: 1, owner: 'ann', copy: 'open!', broken: null, name: null },
      fillRules: { code: 'order_number' },
    })
  })
})

describe('computed fields', () => {
  it('are worked out in the order in which they need each other, and rounded', () => {
    const fields: FieldConfig[] = [
      { key: 'gross', type: 'inputNumber', precision: 2, value: 'row.net * 1.19' },
      { key: 'net', type: 'inputNumber', value: 'sum(sub.items.map(i, i.price))' },
    ]
    expect(computeRow(fields, { row: { net: 99 }, sub: { items: [{ price: 10.01 }, { price: 5 }] } })).toEqual({ net: 15.01, gross: 17.86 })
  })

  it('leave a circle alone instead of running round it', () => {
    const fields: FieldConfig[] = [
      { key: 'a', type: 'input', value: 'row.b' },
      { key: 'b', type: 'input', value: 'row.a' },
      { key: 'c', type: 'input', value: "'c'" },
    ]
    expect(computeRow(fields, { row: { a: 1 } })).toEqual({ c: 'c' })
  })
})
