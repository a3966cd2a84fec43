import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { currentKeys, formerKeysOf, renamesBetween, withLaterKeys } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import { rightColumns, rightPage } from '../../fixtures/meaningless/page'

/** A page with these fields, and a sub-table with those. */
function page(fields: [key: string, was?: string | string[]][], parts: [key: string, was?: string | string[]][] = [['part']]): PageConfig {
  const columns = (list: typeof fields) => list.map(([key, was]) => ({ key, type: 'input', ...(was === undefined ? {} : { was }) }))
  return {
    ...rightPage,
    columns: columns(fields),
    subTables: [{ key: 'parts', title: 'Parts', foreignKey: 'mainId', columns: columns(parts) }],
  } as unknown as PageConfig
}

describe('C-migrate the earlier keys of fields', () => {
  it('are one, several or none, and lead to the key of today', () => {
    expect([formerKeysOf({}), formerKeysOf({ was: 'a' }), formerKeysOf({ was: ['b', 'a'] })]).toEqual([[], ['a'], ['b', 'a']])
    const fields = [{ key: 'c', was: ['b', 'a'] }, { key: 'a' }]
    expect([...currentKeys(fields)]).toEqual([['b', 'c']])
  })

  it('say which fields two versions of a page call differently, whichever of the two says it', () => {
    const [first, second] = [page([['remark']], [['part']]), page([['note', 'remark']], [['piece', ['bit', 'part']]])]
    expect(renamesBetween(first, second)).toEqual([
      { sub: '', from: 'remark', to: 'note' },
      { sub: 'parts', from: 'part', to: 'piece' },
    ])
    expect(renamesBetween(second, first)).toEqual([
      { sub: '', from: 'note', to: 'remark' },
      { sub: 'parts', from: 'piece', to: 'part' },
    ])
    expect(renamesBetween(second, second)).toEqual([])
    expect(renamesBetween(page([['other']], [['piece']]), second)).toEqual([])
  })

  it('of a version that comes back are those that its fields had later', () => {
    const first = page([['remark'], ['name']])
    const later = [page([['note', 'remark'], ['name']]), page([['memo', 'note'], ['name']])]
    const back = withLaterKeys(first, later) as unknown as { columns: { key: string; was?: string[] }[] }
    expect(back.columns.map(({ key, was }) => [key, was])).toEqual([
      ['remark', ['memo', 'note']],
      ['name', undefined],
    ])
    expect(withLaterKeys(first, [first])).toBe(first)
  })

  it('may say another spelling of the key itself, and an earlier key for each field', () => {
    const columns = [
      ...rightColumns,
      { key: 'orderNo', type: 'input', title: 'No.', was: 'order_no' },
      { key: 'more', type: 'input', title: 'More', was: ['a', 'b'] },
    ]
    expect(checkPage(JSON.stringify({ ...rightPage, columns }), { language: 'en-US' }).problems).toEqual([])
  })

  it.each([
    ['a group of the form', { form: { groups: [{ items: ['price'] }] } }, '/form/groups/0/items/0'],
    ['an index', { resource: { table: 'meaningless', indexes: [['price']] } }, '/resource/indexes/0/0'],
    ['the order of the rows', { defaultSort: [{ column: 'price', order: 'asc' }] }, '/defaultSort/0/column'],
  ])('lead %s that names one of them to the key of today', (_what, more, path) => {
    const columns = rightColumns.map((column) => (column.key === 'price' ? { ...column, key: 'outlay', was: 'price' } : column))
    const { problems } = checkPage(JSON.stringify({ ...rightPage, columns, ...more }), { language: 'en-US' })
    expect(problems).toMatchObject([{ path, suggestion: 'outlay', message: 'there is no field "price". Did you mean "outlay"?' }])
  })

  it('lead an expression to the key of today, each that of its own row', () => {
    const columns = rightColumns.map((column) => {
      if (column.key === 'name') return { ...column, visibleWhen: 'row.price > 1.0' }
      return column.key === 'price' ? { ...column, key: 'outlay', was: 'price' } : column
    })
    const part = { key: 'sum', type: 'inputNumber', title: 'Sum', was: 'price' }
    const note = { key: 'note', type: 'input', title: 'Note', visibleWhen: 'row.price > 1.0' }
    const subTables = [{ key: 'parts', title: 'Parts', foreignKey: 'mainId', columns: [part, note] }]
    const text = JSON.stringify({ ...rightPage, columns, subTables })
    const { problems } = checkPage(text, { language: 'en-US' })
    expect(problems.map(({ path, suggestion }) => [path, suggestion])).toEqual([
      ['/columns/0/visibleWhen', 'outlay'],
      ['/subTables/0/columns/1/visibleWhen', 'sum'],
    ])
    const marked = problems.map(({ offset = 0, length = 0 }) => text.slice(offset, offset + length))
    expect(marked).toEqual(['price', 'price'])
  })

  it('are nothing for the parameters of a report, which are not stored', () => {
    const report = {
      kind: 'report',
      version: 1,
      code: 'report',
      title: 'Report',
      source: { from: 'meaningless', where: 'row.name == params.asked' },
      columns: [{ key: 'name', type: 'input', title: 'Name' }],
      params: [{ key: 'asked', type: 'input', title: 'Asked', was: 'before' }],
    }
    const { problems } = checkPage(JSON.stringify(report), { language: 'en-US' })
    expect(problems).toMatchObject([{ code: 'was-of-parameter', path: '/params/0/was' }])
  })
})
