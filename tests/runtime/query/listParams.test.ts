import { describe, expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { listParams } from '../../../runtime/query/listParams'

const page = compilePage(
  {
    kind: 'list',
    version: 1,
    code: 'equipment',
    url: { list: '/e/list' },
    queryConfig: [{ key: 'name' }, { key: 'status' }, { key: 'tags' }, { key: 'bought', mode: 'range' }, { key: 'price', mode: 'single' }],
    columns: [
      { key: 'name', type: 'input' },
      { key: 'status', type: 'select', options: [{ value: 'a' }] },
      { key: 'tags', type: 'selectMultiple', options: [{ value: 'a' }] },
      { key: 'bought', type: 'date' },
      { key: 'price', type: 'inputNumber' },
    ],
  },
  permissiveContext('en-US'),
)

const first = { values: {}, sort: [], pageNo: 1, pageSize: 15 }

describe('what a list asks the server for', () => {
  it('B4-list asks for 15 rows, newest first, while nobody sorts', () => {
    expect(listParams(page.queryItems, first, page.defaultSort)).toEqual({ pageNo: 1, pageSize: 15, column: 'createTime', order: 'desc' })
  })

  it('B4-list sends texts as contained, choices as they are, several by comma, ranges as a pair', () => {
    const values = { name: ' pump ', status: 'a', tags: 'a,b', bought: ['2026-01-01', '2026-02-01'], price: 3 }
    expect(listParams(page.queryItems, { ...first, values }, [])).toEqual({
      pageNo: 1,
      pageSize: 15,
      name: '*pump*',
      status: 'a',
      tags: 'a,b',
      bought_begin: '2026-01-01',
      bought_end: '2026-02-01',
      price: 3,
    })
  })

  it('B4-list leaves empty inputs and open ends of ranges out', () => {
    const values = { name: '  ', status: null, tags: '', bought: [null, '2026-02-01'] }
    expect(listParams(page.queryItems, { ...first, values }, [])).toEqual({ pageNo: 1, pageSize: 15, bought_end: '2026-02-01' })
  })

  it('B2.2-grid sends several sort columns as one encoded list', () => {
    const sort = [
      { column: 'name', order: 'asc' as const },
      { column: 'price', order: 'desc' as const },
    ]
    const { sortInfoString, column } = listParams(page.queryItems, { ...first, sort }, page.defaultSort)
    expect(JSON.parse(decodeURIComponent(String(sortInfoString)))).toEqual(sort)
    expect(column).toBeUndefined()
  })

  it('B2.9-misc sends what an input with a filter has wrapped as it stands', () => {
    const filtered = {
      kind: 'list' as const,
      url: { list: '/e/list' },
      columns: [{ key: 'code', type: 'input', title: 'Code', inputFilter: 'ne' }],
      queryConfig: [{ key: 'code' }],
    }
    const { queryItems } = compilePage(filtered, permissiveContext('en-US'))
    expect(listParams(queryItems, { ...first, values: { code: '!EQ-1' } }, [])).toMatchObject({ code: '!EQ-1' })
  })
})
