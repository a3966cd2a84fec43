import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { chooseGridSize, type GridSize } from '../../../runtime/session/gridSize'
import { tableColumns } from '../../../runtime/table/tableColumns'
import { giveElementsSize } from '../../support/givenSize'
import { openTable } from './openTable'

beforeAll(() => giveElementsSize())
afterEach(() => localStorage.clear())

const rows = Array.from({ length: 100 }, (_, index) => ({ id: `r${index}`, rowVersion: 1, orderNum: index + 1, product: `p${index}` }))
const heights = () => new Set(screen.getByRole('grid').style.gridTemplateRows.match(/\d+px/g)?.slice(1))

describe('the measures of an editable table', () => {
  it('B9-size has rows of 61 pixels in a table of at most 400, and draws those that are seen', async () => {
    await openTable(rows, {}, [{ key: 'product', type: 'input', title: '产品' }])
    expect(screen.getByRole('grid').style.gridTemplateRows).toContain('61px')
    expect(screen.getByRole('grid').parentElement).toHaveStyle({ blockSize: '400px' })
    expect(screen.getAllByRole('row').length).toBeLessThan(30)
  })

  it.each<[GridSize, string]>([
    ['medium', '61px'],
    ['small', '43px'],
    ['mini', '38px'],
    ['tiny', '34px'],
  ])('B9-size stands closer where the user has chosen %s rows', async (size, height) => {
    await openTable(rows.slice(0, 2), {}, [{ key: 'product', type: 'input', title: '产品' }])
    act(() => chooseGridSize('u1', size))
    expect([...heights()]).toEqual([height])
  })

  it('B9-size draws about nine rows, those that are seen, and others once they are', async () => {
    await openTable(rows, {}, [{ key: 'product', type: 'input', title: '产品' }])
    expect(screen.getByText('p0')).toBeInTheDocument()
    expect(screen.queryByText('p60')).not.toBeInTheDocument()
    act(() => {
      screen.getByRole('grid').scrollTop = 60 * 61
      fireEvent.scroll(screen.getByRole('grid'))
    })
    expect(await screen.findByText('p60')).toBeInTheDocument()
    expect(screen.queryByText('p0')).not.toBeInTheDocument()
  })

  it('B9-size has a column of numbers of 60 pixels, and boxes to select of 40, of 60 beside totals', async () => {
    const measured = () => screen.getByRole('grid').style.gridTemplateColumns.match(/\d+px/g)?.slice(0, 2)
    const { unmount } = await openTable(rows.slice(0, 2), {}, [{ key: 'product', type: 'input', title: '产品' }])
    expect(measured()).toEqual(['40px', '60px'])
    unmount()
    await openTable(rows.slice(0, 2), {}, [{ key: 'count', type: 'inputNumber', title: '数量', statistics: ['sum'] }])
    expect(measured()).toEqual(['60px', '60px'])
  })

  it('B9-size has columns of at least 190 pixels for a time, a person and a department in a list, and 135 for a day', () => {
    const kinds = ['datetime', 'userSelect', 'departSelect', 'date']
    const page = compilePage(
      { kind: 'list', version: 1, code: 'order', url: {}, columns: kinds.map((type) => ({ key: type, type, title: type, width: 50 })) },
      permissiveContext('zh-CN'),
    )
    expect(gridColumns(page.fields).map(({ key, minWidth }) => [key, minWidth])).toEqual([
      ['datetime', 190],
      ['userSelect', 190],
      ['departSelect', 190],
      ['date', 135],
    ])
  })

  it('B9-size gives each kind the width that it needs', () => {
    const kinds = ['datetime', 'userSelect', 'departSelect', 'date', 'input']
    const page = compilePage(
      {
        kind: 'list',
        version: 1,
        code: 'order',
        url: {},
        columns: [],
        subTables: [
          { key: 'lines', title: '明细', foreignKey: 'orderId', columns: kinds.map((type) => ({ key: type, type, title: type })) },
        ],
      },
      permissiveContext('zh-CN'),
    )
    const fields = 'subTables' in page ? (page.subTables[0]?.fields ?? []) : []
    const widths = tableColumns(fields, false, () => true).map(({ key, minWidth }) => [key, minWidth])
    expect(Object.fromEntries(widths)).toEqual({ datetime: 200, userSelect: 220, departSelect: 160, date: 135, input: 120 })
  })
})
