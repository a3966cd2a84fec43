import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { button, columns, footer, openTable, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null
const many = Array.from({ length: 25 }, (_, index) => ({ id: `r${index}`, rowVersion: 1, orderNum: index + 1, product: `p${index + 1}` }))
const numbers = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryByRole('checkbox', { name: /^选择第/ })
        ?.getAttribute('aria-label'),
    )
    .filter((label) => label != null)

describe('what a sub-table says of its table', () => {
  it('B2.3-toolbar has the buttons that the page asks for, and saves what is around it', async () => {
    const { user, onSave } = await openTable(storedRows, {}, columns, { words: { toolbar: { new: false, save: true } } })
    expect(['添加', '删除', '导出'].map(hasButton)).toEqual([false, true, false])
    await user.click(button('保存'))
    expect(onSave).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }))
    await user.click(button('清空选择'))
    expect(screen.getByRole('checkbox', { name: '选择第 2 行' })).not.toBeChecked()
  })

  it('B2.3-toolbar adds a row, removes selected ones, counts the rows and sums them below', async () => {
    const { user, handle } = await openTable()
    const counted = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent)
    expect(counted()).toEqual(['1', '2', '3', '合计', '平均'])
    expect(footer()).toEqual(['12', '4'])
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(button('删除'))
    await waitFor(() => expect(counted()).toEqual(['1', '合计', '平均']))
    expect(footer()).toEqual(['6', '6'])
    await user.click(button('添加'))
    expect(counted()).toEqual(['1', '2', '合计', '平均'])
    expect(handle().changes()).toMatchObject({ deleted: ['a', 'c'], added: [{ orderNum: 2 }] })
  })

  it('B2.3-toolbar selects one row at a time by radio buttons, and none where the page says so', async () => {
    const { user, handle, unmount } = await openTable(storedRows, {}, columns, { words: { selection: 'radio' } })
    await user.click(screen.getByRole('radio', { name: '选择第 1 行' }))
    await user.click(screen.getByRole('radio', { name: '选择第 3 行' }))
    expect(handle().selection()).toEqual(['c'])
    expect(screen.getByRole('radio', { name: '选择第 1 行' })).not.toBeChecked()
    unmount()
    await openTable(storedRows, {}, columns, { words: { selection: false } })
    expect(screen.queryByRole('checkbox', { name: /^选择/ })).not.toBeInTheDocument()
    expect(hasButton('删除')).toBe(false)
  })

  it('B2.3-toolbar opens a row to what stands under it, which follows what is typed', async () => {
    const { user, handle } = await openTable(storedRows, {}, columns, { words: { detailRow: { text: "'名称：' + row.product" } } })
    await user.click(button('第 2 行的详情'))
    expect(screen.getByText('名称：nut')).toBeInTheDocument()
    handle().takeUp({ edited: [{ id: 'b', rowVersion: 1, product: 'rivet' }] })
    expect(await screen.findByText('名称：rivet')).toBeInTheDocument()
  })

  it('B2.3-codes B2.3-toolbar withholds the buttons for new and removed rows from whoever lacks the permission', async () => {
    const said = { words: { authPre: 'order:lines' }, can: (action: string) => action === 'order:lines:add' }
    const { unmount } = await openTable(storedRows, {}, columns, said)
    expect(['添加', '删除'].map(hasButton)).toEqual([true, false])
    unmount()
    await openTable(storedRows, {}, columns, { ...said, can: (action) => action === 'order:lines:batch_delete' })
    expect(['添加', '删除'].map(hasButton)).toEqual([false, true])
  })

  it('B3-orderkey takes orderNum for the order where the column says no key', async () => {
    const { handle } = await openTable(storedRows.toReversed(), {}, [{ type: 'rowDragSort' }, columns[1]])
    expect(
      handle()
        .rows()
        .map(({ id }) => id),
    ).toEqual(['a', 'b', 'c'])
    handle().move('c', 0)
    expect(
      handle()
        .changes()
        .edited?.map(({ id, orderNum }) => [id, orderNum]),
    ).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ])
  })

  it('B9-pagesizes shows ten rows to a page, and numbers go on over the pages', async () => {
    const { user } = await openTable(many, {}, columns, { words: { paging: true } })
    expect(numbers()).toHaveLength(10)
    await user.click(screen.getByRole('listitem', { name: '3' }))
    expect(numbers()).toEqual([21, 22, 23, 24, 25].map((n) => `选择第 ${n} 行`))
    await user.click(screen.getByRole('combobox', { name: '每页条数' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['10 条/页', '20 条/页', '30 条/页'])
  })

  it('B2.3-toolbar turns to the page of a new row, and of a cell that fails', async () => {
    const { user, handle } = await openTable(many, {}, columns, { words: { paging: true } })
    await user.click(button('添加'))
    await waitFor(() => expect(numbers()).toHaveLength(6))
    await user.click(screen.getByRole('listitem', { name: '1' }))
    expect(numbers()).toHaveLength(10)
    await handle().validate()
    await waitFor(() => expect(numbers().at(-1)).toBe('选择第 26 行'))
  })
})

describe('a table that is a tree', () => {
  const fields = [
    { key: 'above', type: 'hidden' },
    { key: 'product', type: 'input', title: '产品' },
  ]
  const rows = [
    { id: 'c', rowVersion: 1, product: 'nut', above: 'b' },
    { id: 'a', rowVersion: 1, product: 'machine', above: null },
    { id: 'b', rowVersion: 1, product: 'engine', above: 'a' },
    { id: 'x', rowVersion: 1, product: 'turns', above: 'y' },
    { id: 'y', rowVersion: 1, product: 'round', above: 'x' },
  ]
  const said = { words: { tree: { parentKey: 'above' } } }
  const shown = () => ['machine', 'engine', 'nut', 'turns', 'round'].filter((name) => screen.queryByText(name))

  it('B2.3-tree shows rows below one another, which open and close, and loses none', async () => {
    const { user } = await openTable(rows, {}, fields, said)
    const texts = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('gridcell').at(-1)?.textContent)
    expect(texts.slice(1, 6)).toEqual(['machine', 'engine', 'nut', 'turns', 'round'])
    await user.click(screen.getAllByRole('button', { name: '收起' })[0] as HTMLElement)
    expect(shown()).toEqual(['machine', 'turns', 'round'])
    screen.getByRole('button', { name: '展开' }).focus()
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['machine', 'engine', 'nut', 'turns', 'round'])
  })

  it('B2.3-tree refuses to remove rows: the button says why, and code gets an error', async () => {
    const { user, handle, host } = await openTable(rows, {}, fields, said)
    expect(button('删除')).toHaveAttribute('title', '“明细”是树形表格，不能删除行')
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(button('删除'))
    expect(host.notices).toEqual([{ kind: 'error', text: '“明细”是树形表格，不能删除行' }])
    expect(() => handle().remove(['c'])).toThrow('“明细”是树形表格，不能删除行')
    expect(handle().rows()).toHaveLength(5)
  })

  it('B2.3-tree puts a new row below the selected one', async () => {
    const { user, handle } = await openTable(rows, {}, fields, said)
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    await user.click(button('添加下级'))
    expect(handle().changes()).toEqual({ added: [{ above: 'a' }] })
  })
})
