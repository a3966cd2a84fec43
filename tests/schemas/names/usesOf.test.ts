import { describe, expect, it } from 'vitest'
import { usesOf } from '../../../schemas/names/usesOf'

const page = {
  kind: 'list',
  version: 1,
  code: 'orders',
  title: 'Orders',
  grants: { staff: ['list', 'ship'] },
  url: { list: '/orders/list' },
  columns: [
    { key: 'stage', type: 'select', dictCode: 'stage', sets: { note: "'x'" } },
    { key: 'customer', type: 'select', choices: { table: 'customers', label: 'name' } },
    { key: 'done', type: 'inputNumber', slot: 'progressBar' },
    { key: 'goods', type: 'popup', popupCode: 'goods-report', orgFields: ['name', 'price'], destFields: 'goods,price' },
  ],
  details: [{ page: 'order-lines', on: { orderId: 'id' } }],
  resource: { table: 'orders', indexes: [['stage', 'customer']], actions: [{ name: 'ship', url: '/orders/ship', set: { stage: 'sent' } }] },
}
const found = usesOf(page)
const namesIn = (list: string) => found.filter((one) => one.list === list).map(({ name, path }) => `${name} ${path}`)

describe('the names that stand in a page', () => {
  it('are told with their lists and places', () => {
    expect(namesIn('dictionaries')).toEqual(['stage /columns/0/dictCode'])
    expect(namesIn('tables')).toEqual(['customers /columns/1/choices/table'])
    expect(namesIn('tableFields')).toEqual(['name /columns/1/choices/label'])
    expect(namesIn('slots')).toEqual(['progressBar /columns/2/slot'])
    expect(namesIn('reports')).toEqual(['goods-report /columns/3/popupCode'])
    expect(namesIn('pages')).toEqual(['order-lines /details/0/page'])
    expect(namesIn('kinds')).toContain('popup /columns/3/type')
  })

  it('are told inside lists and as keys', () => {
    expect(namesIn('roles')).toEqual(['staff /grants/staff'])
    expect(namesIn('permissions')).toEqual(['list /grants/staff/0', 'ship /grants/staff/1'])
    expect(namesIn('reportColumns')).toEqual(['name /columns/3/orgFields/0', 'price /columns/3/orgFields/1'])
    expect(namesIn('fields')).toEqual(
      expect.arrayContaining([
        'note /columns/0/sets/note',
        'id /details/0/on/orderId',
        'stage /resource/indexes/0/0',
        'customer /resource/indexes/0/1',
        'stage /resource/actions/0/set/stage',
      ]),
    )
  })

  it('are looked for in what is no page without a failure', () => {
    for (const broken of [null, 'x', 1, [], { kind: 'list', columns: 'x', grants: 7, details: [null, { page: 3 }] }])
      expect(usesOf(broken)).toEqual([])
  })
})
