import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { columns, input, openForm, pageOf, stored } from './openForm'

beforeAll(() => giveElementsSize())
afterEach(() => vi.unstubAllGlobals())

const parts = {
  key: 'parts',
  title: '零件',
  foreignKey: 'orderId',
  columns: [
    { key: 'part', type: 'input', title: '名称' },
    { key: 'amount', type: 'inputNumber', title: '数量', precision: 2, statistics: ['sum'] },
    { key: 'kind', type: 'select', title: '类别', options: [{ value: 'a', label: '标准件' }] },
    { key: 'orderNum', type: 'rowDragSort', title: '排序' },
  ],
}
const notes = { key: 'notes', title: '备注', foreignKey: 'orderId', columns: [{ key: 'note', type: 'input', title: '内容' }] }

describe('a printed form', () => {
  it('holds titles and values as they stand in the form, and the sub-tables whole, those of tabs that were not opened too', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const page = pageOf(columns, 'zh-CN', {
      subTables: [parts, notes, { ...notes, key: 'more', title: '附注' }],
      form: { groups: [{ title: '金额', items: ['price', 'count', 'total'] }] },
    })
    const subRows = {
      parts: [
        { id: 'p2', part: 'Nut', amount: 26.5, kind: 'a', orderNum: 2 },
        { id: 'p1', part: 'Bolt', amount: 1000, kind: 'a', orderNum: 1 },
      ],
      notes: [{ id: 'n1', note: 'urgent' }],
      more: [],
    }
    const { user } = await openForm({ page, mode: 'edit', row: stored, subRows, canPrint: true })
    await user.clear(input('数量'))
    await user.type(input('数量'), '9')
    await user.click(screen.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const paper = within(document.querySelector('.pw-print') as HTMLElement)
    const pairs = paper.getAllByRole('term', { hidden: true }).map((term) => `${term.textContent}=${term.nextElementSibling?.textContent}`)
    expect(pairs).toEqual(['单价=2', '数量=9', '金额=18.00', '名称=Bolt', '状态=open'])
    const tables = paper
      .getAllByRole('table', { hidden: true })
      .map((table) => [...(table as HTMLTableElement).rows].map((row) => [...row.cells].map((cell) => cell.textContent)))
    expect(tables).toEqual([
      [
        ['序号', '名称', '数量', '类别'],
        ['1', 'Bolt', '1000.00', '标准件'],
        ['2', 'Nut', '26.50', '标准件'],
        ['合计', '', '1026.50', ''],
      ],
      [
        ['序号', '内容'],
        ['1', 'urgent'],
      ],
    ])
    // Each column has the room that its figures take.
    expect(paper.getAllByRole('table', { hidden: true }).map((table) => table.querySelectorAll('col').length)).toEqual([4, 2])
    expect(paper.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(/· .*Bolt/)
    expect(paper.getByText('暂无数据')).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.pw-print')).toBeNull()
  })
})
