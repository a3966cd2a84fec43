import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { cell, columns, openTable, product, products, quantity, storedRows } from './openTable'
import { goTo, makeClipboard } from './sheetKeys'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

function press(place: HTMLElement) {
  fireEvent.mouseDown(place, { buttons: 1, ...within900 })
  // The focus is the browser's, for whatever the mouse is pressed on.
  act(() => place.focus())
}

/** Presses the mouse on the first cell, moves it over the others and lets it go, as a browser reports it. */
function drag(first: HTMLElement, ...others: HTMLElement[]) {
  press(first)
  for (const place of others) fireEvent.mouseMove(place, { buttons: 1, ...within900 })
  const last = others.at(-1) ?? first
  fireEvent.mouseUp(last)
  if (last === first) fireEvent.click(last)
}

/** Somewhere between the headings and the end of the grid. */
const within900 = { clientX: 300, clientY: 300 }

describe('keys in a table', () => {
  it('goes down with Enter, up with Shift and Enter, and makes a row behind the last one', async () => {
    const { user, handle } = await openTable()
    await user.click(product(2))
    await user.keyboard('{Enter}')
    expect(product(3)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('washers{Enter}screw{Shift>}{Enter}{/Shift}')
    expect(products()).toEqual(['bolt', 'nut', 'washers', 'screw'])
    expect(product(3)).toHaveFocus()
    expect(handle().changes()).toMatchObject({ added: [{ product: 'screw' }], edited: [{ id: 'c', product: 'washers' }] })
  })

  it('goes with Tab through the cells that can be changed, and behind the last one to a new row', async () => {
    const { user } = await openTable()
    await user.click(quantity(3))
    await user.keyboard('7{Tab}{Tab}{Tab}')
    expect(product(4)).toHaveFocus()
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(cell(3, 6)).toHaveFocus()
  })

  it('lets a row go that a key has made and nobody has filled, when the table is left or saved', async () => {
    const { user, handle } = await openTable()
    await user.click(product(3))
    await user.keyboard('s{Enter}')
    expect(products()).toEqual(['bolt', 'nut', 'washers', ''])
    let isValid = false
    await act(async () => {
      isValid = await handle().validate()
    })
    expect(isValid).toBe(true)
    expect(handle().changes()).toEqual({ edited: [{ id: 'c', rowVersion: 1, product: 'washers' }] })
    await user.keyboard('{Control>}z{/Control}')
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
  })

  it('keeps the row that a key has made while a question stands over the table, and goes on in it', async () => {
    const { user } = await openTable()
    await user.click(product(3))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(product(4)).toHaveFocus())
    const made = product(4)
    const question = document.body.appendChild(document.createElement('div'))
    question.setAttribute('role', 'dialog')
    question.append(document.createElement('button'))
    act(() => question.querySelector('button')?.focus())
    expect(products()).toEqual(['bolt', 'nut', 'washer', ''])
    act(() => made.focus())
    question.remove()
    expect(product(4)).toHaveFocus()
    act(() => screen.getByRole('button', { name: '添加' }).focus())
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
  })

  it('is left by one Tab as long as no cell was opened, and from an unfilled row', async () => {
    const { user } = await openTable()
    await goTo(product(1))
    await user.tab()
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
    await user.click(cell(3, 6))
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await waitFor(() => expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement))
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
  })

  it.each([
    ['with rows', storedRows],
    ['without any', []],
  ] as const)('%s is left by one Tab from its headings', async (_, rows) => {
    const { user } = await openTable(rows)
    await goTo(screen.getByRole('columnheader', { name: '顺序' }))
    await user.tab()
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  })

  it('empties a cell as one step, and leaves closed ones as they are', async () => {
    const closed = { key: 'code', type: 'input', title: '编码', disabledWhen: "row.product == 'nut'" }
    const rows = storedRows.map((row) => ({ ...row, code: 'x' }))
    const { user, handle } = await openTable(rows, {}, [...columns, closed])
    await goTo(quantity(1))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Delete}')
    expect(
      handle()
        .rows()
        .map(({ quantity: count, code }) => [count, code]),
    ).toEqual([
      [null, null],
      [null, 'x'],
      [2, 'x'],
    ])
    await user.keyboard('{Control>}z{/Control}')
    expect(handle().changes()).toEqual({})
  })

  it('fills down: a cell from the one above, marked cells from the first of them', async () => {
    const { user, handle } = await openTable()
    await goTo(quantity(2))
    await user.keyboard('{Control>}d{/Control}')
    expect(handle().changes()).toEqual({ edited: [{ id: 'b', rowVersion: 1, quantity: 4 }] })
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(
      handle()
        .rows()
        .map(({ quantity: count }) => count),
    ).toEqual([4, 4, 4])
  })

  it('fills the marked cells with what is typed, by Ctrl and Enter', async () => {
    const { user, handle } = await openTable()
    await goTo(quantity(1))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}9{Control>}{Enter}{/Control}')
    expect(
      handle()
        .rows()
        .map(({ quantity: count }) => count),
    ).toEqual([9, 9, 9])
  })

  it('takes what stands in a cell away when something is typed onto it, and presses a box with Space', async () => {
    const { user, handle } = await openTable()
    await goTo(product(1))
    await user.keyboard('screw{Enter}')
    await goTo(cell(1, 5))
    await user.keyboard(' ')
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 3, product: 'screw', urgent: 'Y' }] })
  })

  it('goes to both ends of a row and of the table', async () => {
    const { user } = await openTable()
    await goTo(quantity(2))
    for (const [keys, row, column] of [
      ['{End}', 2, 6],
      ['{Home}', 2, 3],
      ['{Control>}{End}{/Control}', 3, 6],
      ['{Control>}{Home}{/Control}', 1, 3],
    ] as const) {
      await user.keyboard(keys)
      expect(cell(row, column)).toHaveAttribute('aria-selected', 'true')
    }
  })
})

describe('marked cells', () => {
  it('are counted aloud, marked by Shift and a click too, and given up by Escape', async () => {
    const { user } = await openTable()
    await goTo(product(1))
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await user.keyboard('{Shift>}')
    await user.click(quantity(3))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('已选中 3 行 × 2 列单元格')).toBeInTheDocument()
    expect([product(2), quantity(3)].map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'true'])
    expect(within(quantity(3)).queryByRole('textbox')).toBeNull()
    await user.keyboard('{Escape}')
    expect(quantity(3)).toHaveAttribute('aria-selected', 'false')
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.getByText('已选中 3 行 × 4 列单元格')).toBeInTheDocument()
  })

  it('are marked by dragging the mouse over them, and the click that ends it opens no editor', async () => {
    const { user, handle } = await openTable()
    drag(product(1), quantity(2))
    expect(screen.getByText('已选中 2 行 × 2 列单元格')).toBeInTheDocument()
    expect([product(2), quantity(2), product(3)].map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'true', 'false'])
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
    expect(product(1)).toHaveFocus()
    await user.keyboard('{Delete}')
    expect(handle().changes()).toMatchObject({
      edited: [
        { id: 'a', product: null, quantity: null },
        { id: 'b', product: null, quantity: null },
      ],
    })
  })

  it('are no longer marked when the mouse comes back to where it was pressed, and a plain click edits as ever', async () => {
    const { user } = await openTable()
    drag(product(1), quantity(2), product(1))
    expect(quantity(2)).toHaveAttribute('aria-selected', 'false')
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
    await new Promise((resolve) => setTimeout(resolve))
    await user.click(product(1))
    expect(within(product(1)).getByRole('textbox')).toHaveFocus()
  })

  it('go on beyond the edge of what is seen, for as long as the mouse is held there', async () => {
    await openTable()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    press(product(1))
    fireEvent.mouseMove(document.body, { buttons: 1, clientX: 100, clientY: 2000 })
    act(() => void vi.advanceTimersByTime(50))
    expect(screen.getByText('已选中 2 行 × 1 列单元格')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByText('已选中 3 行 × 1 列单元格')).toBeInTheDocument()
    fireEvent.mouseUp(document.body)
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByText('已选中 3 行 × 1 列单元格')).toBeInTheDocument()
  })

  it('are copied as their reader sees them, and cut', async () => {
    const { user, handle } = await openTable([
      { id: 'a', orderNum: 1, product: 'a\tb', quantity: 1234, urgent: 'Y' },
      ...storedRows.slice(1),
    ])
    await goTo(product(1))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
    const clipboard = makeClipboard()
    fireEvent.copy(document.activeElement as Element, { clipboardData: clipboard })
    expect(clipboard.getData('text/plain')).toBe('"a\tb"\t1234\t是\r\nnut\t6\t是')
    fireEvent.cut(document.activeElement as Element, { clipboardData: clipboard })
    expect(handle().rows()[1]).toMatchObject({ product: null, quantity: null, urgent: null })
  })
})
