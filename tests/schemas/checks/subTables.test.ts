import { describe, expect, it } from 'vitest'
import { briefly, problemsWith } from './checkText'

const column = { key: 'part', type: 'input', title: 'Part' }
const sub = (words: object) => ({ subTables: [{ key: 'lines', title: 'Lines', foreignKey: 'equipmentId', columns: [column], ...words }] })
const found = (words: object) => briefly(problemsWith(sub(words)))

describe('what a sub-table says of its table', () => {
  it('is right as it is meant', () => {
    const words = {
      columns: [{ type: 'rowDragSort' }, column],
      selection: 'radio',
      toolbar: { new: false, save: true, export: true },
      paging: true,
      pageSize: 20,
      detailRow: { text: 'row.part', fields: ['part'] },
      authPre: 'equipment:lines',
      asyncRemove: 'askFilledRows',
    }
    expect(found(words)).toEqual([])
    expect(found({ columns: [{ key: 'above', type: 'hidden' }, column], tree: { parentKey: 'above', labelKey: 'part' } })).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['a permission of another page', { authPre: 'order:lines' }, ['sub-prefix /subTables/0/authPre']],
    ['the prefix of the page alone', { authPre: 'equipment' }, ['sub-prefix /subTables/0/authPre']],
    [
      'a permission that is one over a column',
      { authPre: 'equipment:lines', columns: [{ ...column, key: 'add' }] },
      ['duplicate-key /subTables/0/authPre'],
    ],
    ['words of tables in a form', { relation: 'one', paging: true }, ['only-for-tables /subTables/0/paging']],
    ['a field that is not there', { detailRow: { fields: ['pat'] } }, ['unknown-field /subTables/0/detailRow/fields/0']],
    ['nothing under a row', { detailRow: {} }, ['empty-detail /subTables/0/detailRow']],
    ['a text that reads nothing', { detailRow: { text: 'row.nobody' } }, ['unknown-in-expression /subTables/0/detailRow/text']],
    ['a parent that is not there', { tree: { parentKey: 'above' } }, ['unknown-field /subTables/0/tree/parentKey']],
    [
      'a parent that is a number',
      { columns: [{ key: 'above', type: 'inputNumber', title: 'Above' }, column], tree: { parentKey: 'above' } },
      ['no-row-id /subTables/0/tree/parentKey'],
    ],
    [
      'an order in a tree',
      { columns: [{ key: 'above', type: 'hidden' }, { type: 'rowDragSort' }, column], tree: { parentKey: 'above' } },
      ['order-in-tree /subTables/0/columns/1'],
    ],
    [
      'details in a tree',
      { columns: [{ key: 'above', type: 'hidden' }, column], tree: { parentKey: 'above' }, detailRow: { fields: ['part'] } },
      ['detail-in-tree /subTables/0/detailRow'],
    ],
  ])('is refused with %s', (_, words, problems) => {
    expect(found(words)).toEqual(problems)
  })

  it('B4-asyncremove names a function that is there', () => {
    expect(found({ asyncRemove: 'nobody' })).toEqual([expect.stringContaining('/subTables/0/asyncRemove')])
  })

  it('B3-orderkey needs no key for the order of rows, and one for every other field', () => {
    expect(found({ columns: [{ type: 'rowDragSort' }, { key: 'orderNum', type: 'input', title: 'No.' }] })).toHaveLength(1)
    expect(found({ columns: [{ type: 'input', title: 'Part' }] })).toHaveLength(1)
  })
})
