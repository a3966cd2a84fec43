import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { chooseGridSize, type GridSize } from '../../../runtime/session/gridSize'
import type { Language } from '../../../schemas/page/Text'
import { giveElementsSize } from '../../support/givenSize'
import { columns, openTable, products, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
afterEach(() => localStorage.clear())

const names: Record<Language, RegExp> = { 'zh-CN': /^拖动排序/, 'en-US': /^Drag to sort/, 'de-DE': /^Zum Sortieren ziehen/ }

function handleOf(row: number, language: Language = 'zh-CN'): HTMLElement {
  const found = screen.getAllByRole('button', { name: names[language] })[row - 1]
  if (!found) throw new Error(`row ${row} has no handle`)
  return found
}

/** Lets React and the library take up what was done: both wait for the next turn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

async function press(code: string): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code === 'Space' ? ' ' : code })
  await settle()
}

async function lift(row: number, language?: Language): Promise<void> {
  fireEvent.mouseDown(handleOf(row, language))
  handleOf(row, language).focus()
  await press('Space')
}

/** Moves the pointer by so many pixels, from the handle on, and lets go. */
async function drag(row: number, by: number, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const pointer = { isPrimary: true, button: 0, pointerType, clientX: 100 }
  fireEvent.pointerDown(handleOf(row), { ...pointer, clientY: 100 })
  for (const clientY of [105, 100 + by / 2, 100 + by]) {
    fireEvent.pointerMove(document, { ...pointer, clientY })
    await settle()
  }
  fireEvent.pointerUp(document, { ...pointer, clientY: 100 + by })
  await settle()
}

describe('dragging rows', () => {
  it.each(['mouse', 'touch'] as const)('B4-rows B2.3-toolbar puts a row where it was dragged to, by %s', async (pointer) => {
    const { handle } = await openTable()
    await drag(1, 2 * 61, pointer)
    expect(products()).toEqual(['nut', 'washer', 'bolt'])
    expect(handle().changes().edited).toEqual([
      { id: 'b', rowVersion: 1, orderNum: 1 },
      { id: 'c', rowVersion: 1, orderNum: 2 },
      { id: 'a', rowVersion: 3, orderNum: 3 },
    ])
    await drag(3, -61, pointer)
    expect(products()).toEqual(['nut', 'bolt', 'washer'])
  })

  it.each<[GridSize, number]>([
    ['small', 43],
    ['mini', 38],
    ['tiny', 34],
  ])('B9-size puts a row where it was dragged to among %s rows', async (size, height) => {
    const { handle } = await openTable()
    act(() => chooseGridSize('u1', size))
    await drag(1, height)
    expect(products()).toEqual(['nut', 'bolt', 'washer'])
    expect(handle().changes().edited).toHaveLength(2)
  })

  it('B4-rows keeps a row within the table, however far it is dragged', async () => {
    await openTable()
    await drag(2, 5000)
    expect(products()).toEqual(['bolt', 'washer', 'nut'])
    await drag(3, -5000)
    expect(products()).toEqual(['nut', 'bolt', 'washer'])
  })

  it('B4-rows says how rows are dragged only where they have an order', async () => {
    const hint = () => screen.queryByText(/按空格键拿起该行/)
    const { unmount } = await openTable()
    expect(hint()).not.toBeNull()
    unmount()
    await openTable(storedRows, {}, columns.slice(1))
    expect(screen.getByText('bolt')).toBeVisible()
    expect(hint()).toBeNull()
  })

  it('B4-rows leaves a row where it is when the handle is only pressed', async () => {
    const { handle } = await openTable()
    fireEvent.pointerDown(handleOf(1), { isPrimary: true, button: 0, clientY: 100 })
    fireEvent.pointerUp(document, { isPrimary: true, button: 0, clientY: 101 })
    expect(handle().isDirty()).toBe(false)
  })

  it('B4-rows takes a row along with the arrow keys between Space and Space, as one step to be taken back', async () => {
    const { handle } = await openTable()
    await lift(1)
    await press('ArrowDown')
    await press('ArrowDown')
    await press('ArrowDown')
    await press('ArrowUp')
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    await press('Space')
    expect(products()).toEqual(['nut', 'bolt', 'washer'])
    await waitFor(() => expect(handleOf(2)).toHaveFocus())
    fireEvent.keyDown(handleOf(2), { key: 'z', ctrlKey: true })
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(handle().isDirty()).toBe(false)
  })

  it('B4-rows puts a lifted row back with Escape, which reaches nothing around the table', async () => {
    const { handle } = await openTable()
    const around = vi.fn()
    window.addEventListener('keydown', around)
    await lift(1)
    await press('ArrowDown')
    around.mockClear()
    await press('Escape')
    expect(around).not.toHaveBeenCalled()
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(handle().isDirty()).toBe(false)
    await press('Escape')
    expect(around).toHaveBeenCalledOnce()
    window.removeEventListener('keydown', around)
  })

  it.each([
    ['zh-CN', '可拖动的行', '已拿起第 1 行', '将移动到第 2 行，共 3 行', '已移动到第 2 行', '已取消移动，该行回到原处'],
    ['en-US', 'draggable row', 'Picked up row 1', 'Row 2 of 3', 'Moved to row 2', 'Cancelled, the row is back in its place'],
    [
      'de-DE',
      'verschiebbare Zeile',
      'Zeile 1 aufgenommen',
      'Zeile 2 von 3',
      'In Zeile 2 verschoben',
      'Abgebrochen, die Zeile steht wieder an ihrem Platz',
    ],
  ] as const)('P9-locale says where a row is while it is dragged: %s', async (language, role, lifted, over, moved, cancelled) => {
    await openTable(storedRows, { language })
    expect(handleOf(1, language)).toHaveAttribute('aria-roledescription', role)
    await lift(1, language)
    expect(screen.getByText(lifted)).toBeInTheDocument()
    await press('ArrowDown')
    expect(screen.getByText(over)).toBeInTheDocument()
    await press('Space')
    expect(screen.getByText(moved)).toBeInTheDocument()
    await lift(1, language)
    await press('Escape')
    expect(screen.getByText(cancelled)).toBeInTheDocument()
  })

  it('B4-rows drags among ten thousand rows, of which few are drawn', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `r${index}`, orderNum: index + 1, product: `p${index}` }))
    const { handle } = await openTable(many)
    expect(screen.getAllByRole('button', { name: names['zh-CN'] }).length).toBeLessThan(60)
    await drag(1, 9000 * 61)
    expect(handle().rows()[9000]?.product).toBe('p0')
  })

  it('B4-rows lets go of a row that somebody else has removed meanwhile', async () => {
    const { handle } = await openTable()
    const user = userEvent.setup()
    await lift(1)
    await press('ArrowDown')
    act(() => handle().takeStored(storedRows.slice(1)))
    await press('Space')
    expect(products()).toEqual(['nut', 'washer'])
    await user.keyboard('{Escape}')
    expect(handle().isDirty()).toBe(false)
  })
})
