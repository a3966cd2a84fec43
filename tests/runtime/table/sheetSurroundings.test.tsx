import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseGridSize } from '../../../runtime/session/gridSize'
import type { Row } from '../../../schemas/api/Result'
import { giveElementsSize } from '../../support/givenSize'
import { button, cell, columns, openTable, product, products, quantity, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** Puts the focus on a cell, without opening it. */
async function goTo(place: HTMLElement) {
  fireEvent.mouseDown(place)
  await act(async () => place.focus())
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index): Row => ({ id: `r${index}`, rowVersion: 1, orderNum: index + 1, product: `p${index + 1}` }))
const paged = { words: { paging: true } }
const page = (number: number) => screen.getByRole('listitem', { name: String(number) })
const lastNumber = () =>
  screen
    .getAllByRole('checkbox', { name: /^选择第/ })
    .at(-1)
    ?.getAttribute('aria-label')

describe('keys and clipboard in a table of several pages', () => {
  it('pastes a block on over the end of the page and behind the last one, and counts the rows over the pages', async () => {
    const { user, handle, host } = await openTable(many(12), {}, columns, paged)
    await goTo(product(10))
    await user.paste('a\t1\nb\t2\nc\tmany\nd\t4')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(host.notices[0]?.text).toContain('第 12 行数量“many”')
    expect(
      handle()
        .rows()
        .slice(9)
        .map(({ product: name, quantity: count }) => [name, count ?? null]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', null],
      ['d', 4],
    ])
    expect(product(10)).toHaveAttribute('aria-selected', 'true')
    await user.click(page(2))
    expect(quantity(3)).toHaveAttribute('data-marked', 'true')
    await user.keyboard('{Control>}z{/Control}')
  })

  it('takes a pasted block back as one step, also what of it stands on other pages', async () => {
    const { user, handle, host } = await openTable(many(12), {}, columns, paged)
    await goTo(product(10))
    await user.paste('a\nb\nc\nd')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    await user.keyboard('{Control>}z{/Control}')
    expect(handle().changes()).toEqual({})
  })

  it('empties only cells that can be seen', async () => {
    const { user, handle } = await openTable(many(12), {}, columns, paged)
    await goTo(product(1))
    await user.keyboard('{Control>}a{/Control}{Delete}')
    const left = handle()
      .rows()
      .map(({ product: name }) => name)
    expect(left.filter((name) => name !== null)).toEqual(['p11', 'p12'])
  })

  it('goes on with Enter and Tab to the next page and back, and to a new row only behind the last page', async () => {
    const { user, handle } = await openTable(many(12), {}, columns, paged)
    await user.click(product(10))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lastNumber()).toBe('选择第 12 行'))
    expect(product(1)).toHaveFocus()
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(lastNumber()).toBe('选择第 10 行'))
    expect(cell(10, 6)).toHaveFocus()
    expect(handle().rows()).toHaveLength(12)
  })

  it('shows the row that Enter makes behind a full last page on a page of its own, and turns back when it goes', async () => {
    const { user, handle } = await openTable(many(20), {}, columns, paged)
    await user.click(page(2))
    await user.click(product(10))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lastNumber()).toBe('选择第 21 行'))
    expect(product(1)).toHaveFocus()
    await act(async () => void (await handle().validate()))
    expect(lastNumber()).toBe('选择第 20 行')
    expect(handle().changes()).toEqual({})
  })

  it('fills down the first row of a page from the last one of the page before', async () => {
    const { user, handle } = await openTable(many(12), {}, columns, paged)
    await user.click(page(2))
    await goTo(product(1))
    await user.keyboard('{Control>}d{/Control}')
    expect(handle().rows()[10]?.product).toBe('p10')
  })

  it('names each cell by the number of its row among all', async () => {
    const { user } = await openTable(many(12), {}, columns, paged)
    await user.click(page(2))
    await user.click(product(1))
    expect(within(product(1)).getByRole('textbox', { name: '产品，第 11 行' })).toBeInTheDocument()
  })
})

describe('keys and clipboard in a table with rights', () => {
  const noNewRows = { words: { authPre: 'order:lines' }, can: (action: string) => action !== 'order:lines:add' }

  it('pastes nothing of a block that would need new rows where none may be added, and says why', async () => {
    const { user, handle, host } = await openTable(storedRows, {}, columns, noNewRows)
    await goTo(product(3))
    await user.paste('x\ny')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(host.notices[0]?.text).toBe('复制的区域有 2 行，从这里起只有 1 行，且不能新增行。没有粘贴任何内容。')
    expect(handle().changes()).toEqual({})
  })

  it('stays at the last row with Enter, and leaves behind its last cell with Tab, where no rows may be added', async () => {
    const { user } = await openTable(storedRows, {}, columns, noNewRows)
    await user.click(product(3))
    await user.keyboard('{Enter}')
    expect(product(3)).toHaveFocus()
    await user.click(cell(3, 6))
    await user.keyboard('{Tab}')
    await waitFor(() => expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement))
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
  })

  it('empties cells where rows may not be removed, and takes no row away', async () => {
    const { user, handle } = await openTable(storedRows, {}, columns, {
      words: { authPre: 'order:lines' },
      can: (action) => action !== 'order:lines:batch_delete',
    })
    await goTo(product(2))
    await user.keyboard('{Delete}')
    expect(handle().changes()).toEqual({ edited: [{ id: 'b', rowVersion: 1, product: null }] })
  })
})

describe('keys and clipboard in a tree', () => {
  const fields = [
    { key: 'above', type: 'hidden' },
    { key: 'product', type: 'input', title: '产品' },
    { key: 'note', type: 'input', title: '备注' },
  ]
  const rows = [
    { id: 'c', rowVersion: 1, product: 'nut', above: 'b' },
    { id: 'a', rowVersion: 1, product: 'machine', above: null },
    { id: 'b', rowVersion: 1, product: 'engine', above: 'a' },
  ]
  const said = { words: { tree: { parentKey: 'above' } } }
  const named = (name: string) => screen.getByText(name).closest('[role=gridcell]') as HTMLElement

  it('pastes down the rows as they are shown, and puts new ones at the top, behind all', async () => {
    const { user, handle, host } = await openTable(rows, {}, fields, said)
    await goTo(named('engine'))
    await user.paste('motor\nscrew\nhook')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(handle().changes()).toMatchObject({ added: [{ product: 'hook' }] })
    expect(
      handle()
        .rows()
        .map(({ product: name, above }) => [name, above ?? null]),
    ).toEqual([
      ['screw', 'b'],
      ['machine', null],
      ['motor', 'a'],
      ['hook', null],
    ])
  })

  it('leaves rows below a closed one alone', async () => {
    const { user, handle, host } = await openTable(rows, {}, fields, said)
    await user.click(screen.getAllByRole('button', { name: '收起' })[1] as HTMLElement)
    await goTo(named('machine'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await user.paste('x')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ product: name }) => name),
    ).toEqual(['nut', 'x', 'x'])
  })
})

describe('keys and clipboard beside what else a table has', () => {
  it('paste, copy and go down past radio buttons', async () => {
    const { user, handle, host } = await openTable(storedRows, {}, columns, { words: { selection: 'radio' } })
    await goTo(product(1))
    await user.paste('x\ny')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(cell(1, 0)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Delete}{Control>}d{/Control}')
    expect(
      handle()
        .rows()
        .map(({ product: name }) => name),
    ).toEqual(['x', 'y', 'washer'])
  })

  it('leave what stands under an opened row alone, and go past it', async () => {
    const detail = { words: { detailRow: { text: "'名称：' + row.product" } } }
    const { user, handle, host } = await openTable(storedRows, {}, columns, detail)
    await user.click(button('第 1 行的详情'))
    const place = (row: number) => cell(row, 4)
    await user.click(place(1))
    await user.keyboard('{Enter}')
    expect(place(3)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    await user.keyboard('{Delete}{Control>}d{/Control}x{Enter}')
    expect(handle().changes()).toEqual({})
    await user.keyboard('{ArrowDown}')
    expect(place(3)).toHaveFocus()
    await user.paste('x\ny')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ product: name }) => name),
    ).toEqual(['bolt', 'x', 'y'])
  })

  it('work in rows of the smallest size', async () => {
    const { user, handle } = await openTable(storedRows)
    act(() => chooseGridSize('u1', 'tiny'))
    await user.click(product(3))
    await user.keyboard('{Enter}screw{Enter}')
    expect(handle().rows()[3]).toMatchObject({ product: 'screw' })
  })
})

describe('a cell that is open while rows come and go', () => {
  const [bolt, nut, washer] = storedRows as [Row, Row, Row]

  it('stays open when somebody else removes a row above it', async () => {
    const { user, handle } = await openTable()
    await user.click(product(3))
    await user.keyboard('{End}s')
    act(() => handle().takeStored([bolt, washer]))
    expect(within(product(2)).getByRole('textbox')).toHaveFocus()
    await user.keyboard('{End}!{Enter}')
    expect(handle().changes()).toMatchObject({ edited: [{ id: 'c', product: 'washers!' }] })
  })

  it('gives the focus to the row before it when somebody else removes the last row, and nothing fails under a footer', async () => {
    const { user, handle } = await openTable()
    await user.click(product(3))
    act(() => handle().takeStored([bolt, nut]))
    expect(products()).toEqual(['bolt', 'nut'])
    expect(product(2)).toHaveFocus()
    expect(screen.getAllByRole('row')).toHaveLength(1 + 2 + 2)
  })

  it('goes with its row when the row is taken back', async () => {
    const { user, handle } = await openTable()
    let id = ''
    act(() => {
      id = handle().add({ product: 'screw' })
    })
    await user.click(quantity(4))
    act(() => handle().remove([id]))
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(quantity(3)).toHaveFocus()
  })

  it('leaves the table when no row is left', async () => {
    const { user, handle } = await openTable([bolt])
    await user.click(product(1))
    act(() => handle().takeStored([]))
    expect(products()).toEqual([])
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).not.toBe(document.body)
  })
})
