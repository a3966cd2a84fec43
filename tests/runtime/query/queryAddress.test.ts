import { describe, expect, it } from 'vitest'
import favourite from '../../../pages/favourites/favourite.page.json'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { queryParams } from '../../../runtime/query/listParams'
import { readAddress, writeAddress } from '../../../runtime/query/queryAddress'
import { firstValues } from '../../../runtime/query/queryStart'
import { favouriteTypes } from '../../../schemas/favourites/favouriteFacts'

const config = {
  kind: 'list' as const,
  version: 1,
  code: 'orders',
  url: { list: '/o/list' },
  queryConfig: [
    { key: 'name' },
    { key: 'city', as: { type: 'selectMultiple', options: [{ value: 'sh' }, { value: 'bj' }] } },
    { key: 'level', defaultValue: 2 },
    { key: 'due', defaultValue: ['2026-01-01', null] },
    { key: 'at', mode: 'single', as: { type: 'date' } },
    { key: 'keeper', defaultValue: { expression: 'user.username' } },
    { key: 'lines.goods' },
    { key: 'lines.quantity', mode: 'range' },
    { key: 'secret' },
    { key: 'lines.cost' },
  ],
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'city', type: 'input', title: 'City' },
    { key: 'level', type: 'select', title: 'Level', options: [{ value: 1 }, { value: 2 }] },
    { key: 'due', type: 'date', title: 'Due' },
    { key: 'at', type: 'datetime', title: 'At' },
    { key: 'keeper', type: 'userSelect', title: 'Keeper' },
    { key: 'secret', type: 'input', title: 'Secret' },
  ],
  subTables: [
    {
      key: 'lines',
      title: 'Lines',
      foreignKey: 'orderId',
      columns: [
        { key: 'goods', type: 'select', title: 'Goods', options: [{ value: 'pen' }] },
        { key: 'quantity', type: 'inputNumber', title: 'Quantity' },
        { key: 'cost', type: 'inputNumber', title: 'Cost' },
      ],
    },
  ],
  resource: { table: 'orders' },
}
const context = { ...permissiveContext('en-US'), hiddenCodes: () => new Set(['secret', 'lines:cost']) }
const page = compilePage(config, context)
const { queryItems } = page
const anna = { id: 'u1', username: 'anna', realname: 'Anna', orgCode: null, roles: [] }
const first = firstValues(page, anna)

describe('the query bar of a page', () => {
  it('names fields of sub-tables with their table, and leaves out what the user may not see', () => {
    expect(queryItems.map(({ label }) => label)).toEqual([
      'Name',
      'City',
      'Level',
      'Due',
      'At',
      'Keeper',
      'Lines · Goods',
      'Lines · Quantity',
    ])
    expect(page.problems).toEqual([])
  })

  it('starts with fixed values, with ends of a range and with what expressions give for the user', () => {
    expect(first).toEqual({ level: 2, due: ['2026-01-01', null], keeper: 'anna' })
    expect(firstValues(page, null)).not.toHaveProperty('keeper')
  })

  it('sends what is chosen for a text as whole values, and sub-table fields under their own names', () => {
    const values = { city: 'sh,bj', at: '2026-03-01', 'lines.goods': 'pen', 'lines.quantity': [5, null] }
    expect(queryParams(queryItems, values)).toEqual({
      city_MultiString: 'sh,bj',
      at: '2026-03-01',
      'lines.goods': 'pen',
      'lines.quantity_begin': 5,
    })
  })
})

describe('the address of a page', () => {
  const written = (values: object, search = '') => writeAddress(queryItems, search, first, { ...first, ...values })
  const read = (search: string) => readAddress(queryItems, search, first)

  it.each([
    ['a text', { name: 'a & b' }],
    ['several choices', { city: 'sh,bj' }],
    ['a choice that is a number', { level: 1 }],
    ['a range', { due: ['2026-02-01', '2026-02-28'] }],
    ['an open range', { due: [null, '2026-02-28'], 'lines.quantity': [null, 7] }],
    ['a day for a moment', { at: '2026-03-01' }],
    ['a field of a sub-table', { 'lines.goods': 'pen' }],
    ['what was there at first and was taken away', { level: null, keeper: null, due: [null, null] }],
  ])('P2-linked brings back %s', (_, values) => {
    const search = written(values)
    expect(search).not.toBe('')
    expect(read(search)).toEqual({ values: { ...first, ...values }, wrong: [] })
  })

  it('P2-linked names nothing that is asked for at first, and keeps what belongs to others', () => {
    expect(written({})).toBe('')
    expect(written({ name: 'x' }, '?t=_blank&level=1')).toBe('?t=_blank&name=x')
  })

  it('P2-linked leaves out values that cannot be asked for, and says which', () => {
    const search = '?level=9&due=tomorrow&city=sh,xx&lines.quantity=many&at=2026-02-31&lines.goods=pen&secret=1&nobody=2'
    expect(read(search)).toEqual({
      values: { ...first, 'lines.goods': 'pen' },
      wrong: ['City', 'Level', 'Due', 'At', 'Lines · Quantity'],
    })
  })

  it('P2-linked takes one value for a range as both of its ends', () => {
    expect(read('?lines.quantity=5').values).toMatchObject({ 'lines.quantity': [5, 5] })
  })
})

describe('B2.5-fav the list of favourites', () => {
  const list = compilePage({ ...favourite, kind: 'list' as const }, permissiveContext('en-US'))
  const asked = (search: string) => readAddress(list.queryItems, search, firstValues(list, anna))

  it('is asked for by each of its types, and shows one’s own where the address names none that there is', () => {
    expect(favouriteTypes.map((type) => asked(`?type=${type}`))).toEqual(favouriteTypes.map((type) => ({ values: { type }, wrong: [] })))
    expect(asked('?type=banana')).toEqual({ values: { type: 'collect' }, wrong: ['Whose'] })
  })
})
