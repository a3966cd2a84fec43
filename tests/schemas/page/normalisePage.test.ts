import { describe, expect, it } from 'vitest'
import { normalisePage } from '../../../schemas/page/normalisePage'
import { briefly, problemsWith } from '../checks/checkText'

const page = {
  kind: 'list',
  columns: [
    { key: 'a', type: 'list', label: 'A', rules: [{ required: true }], listSource: [{ value: 1, text: 'one' }] },
    { key: 'b', type: 'input', title: 'B' },
  ],
  subTables: [{ key: 's', columns: [{ key: 'c', type: 'number', label: 'C' }] }],
}

describe('a page with other spellings', () => {
  it('gets the own name of every kind, property and option, in the order that it is written', () => {
    expect(normalisePage(page).page).toEqual({
      kind: 'list',
      columns: [
        { key: 'a', type: 'select', title: 'A', validateRules: [{ required: true }], options: [{ value: 1, label: 'one' }] },
        { key: 'b', type: 'input', title: 'B' },
      ],
      subTables: [{ key: 's', columns: [{ key: 'c', type: 'inputNumber', title: 'C' }] }],
    })
    expect(Object.keys(normalisePage(page).page.columns[0] ?? {})).toEqual(['key', 'type', 'title', 'validateRules', 'options'])
  })

  it('is not changed itself, and one without other spellings is the same object afterwards', () => {
    const before = structuredClone(page)
    const { page: own } = normalisePage(page)
    expect(page).toEqual(before)
    expect(normalisePage(own).page).toBe(own)
  })

  it('says where things stand as they are written', () => {
    const { writtenPath } = normalisePage(page)
    expect(writtenPath(['columns', 0, 'options', 0, 'label'])).toEqual(['columns', 0, 'listSource', 0, 'text'])
    expect(writtenPath(['subTables', 0, 'columns', 0, 'title', 'zh-CN'])).toEqual(['subTables', 0, 'columns', 0, 'label', 'zh-CN'])
    expect(writtenPath(['columns', 1, 'title'])).toEqual(['columns', 1, 'title'])
  })

  it.each([[null], ['text'], [[1, 2]], [{ columns: 'none' }], [{ columns: [null, 5, { type: 7, options: [null, 'x'] }] }]])(
    'may be anything: %j',
    (broken) => {
      expect(normalisePage(broken).page).toEqual(broken)
    },
  )
})

describe('a field with both spellings', () => {
  const both = { key: 'x', type: 'select', title: 'X', label: 'Y', options: [{ value: 1, label: 'one', text: 'eins' }] }

  it('goes by its own names', () => {
    expect(normalisePage({ columns: [both] }).page).toEqual({ columns: [both] })
  })

  it('is warned about where the other spelling stands', () => {
    expect(briefly(problemsWith({ columns: [both] }))).toEqual([
      'two-spellings /columns/0/label',
      'two-spellings /columns/0/options/0/text',
    ])
  })
})

describe('columns for the row itself', () => {
  const c = { key: 'c', type: 'input', title: 'C' }
  const columns = [
    { type: 'row-number' },
    { type: 'row-radio' },
    c,
    { type: 'row-expand', title: '' },
    { key: 'd', type: 'list', label: 'D' },
  ]
  const table = { key: 's', columns }

  it('B2.3-types are words of their table, which counts where it says something itself', () => {
    const d = { key: 'd', type: 'select', title: 'D' }
    const { page: own, writtenPath } = normalisePage({ columns: [c], subTables: [table, { ...table, selection: false }] })
    expect(own.subTables).toEqual([
      { key: 's', selection: 'radio', columns: [c, d] },
      { key: 's', selection: false, columns: [c, d] },
    ])
    expect(normalisePage(own).page).toBe(own)
    expect(writtenPath(['subTables', 1, 'columns', 1, 'title'])).toEqual(['subTables', 1, 'columns', 4, 'label'])
    expect(writtenPath(['subTables', 0, 'columns'])).toEqual(['subTables', 0, 'columns'])
  })

  it('B2.3-types are told of where they stand, and so is everything beside them', () => {
    const wrong = { key: 'e', type: 'input', title: 'E', widht: 3 }
    const list = { ...columns.at(-1), dictCode: 'd' }
    expect(
      briefly(
        problemsWith({
          columns: [c],
          subTables: [{ ...table, title: 'S', foreignKey: 'm', columns: [...columns.slice(0, -1), list, wrong] }],
        }),
      ),
    ).toEqual([
      'row-column /subTables/0/columns/0/type',
      'row-column /subTables/0/columns/1/type',
      'row-column /subTables/0/columns/3/type',
      'kind-alias /subTables/0/columns/4/type',
      'unknown-property /subTables/0/columns/5/widht',
    ])
  })
})
