import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { button, cell, columns, openTable, product, products, quantity, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

type User = Awaited<ReturnType<typeof openTable>>['user']
const undo = '{Control>}z{/Control}'
const redo = '{Control>}{Shift>}z{/Shift}{/Control}'

async function typeProduct(user: User, row: number, letters: string) {
  await user.click(product(row))
  await user.type(within(product(row)).getByRole('textbox'), `${letters}{Enter}`)
}

describe('taking back in a table', () => {
  it('takes a typed cell back as a whole, does it again, and goes to the cell', async () => {
    const { user, handle } = await openTable()
    await typeProduct(user, 1, 'screw')
    expect(product(1)).toHaveTextContent('boltscrew')
    await user.keyboard(undo)
    expect(product(1)).toHaveTextContent(/^bolt$/)
    expect(handle().isDirty()).toBe(false)
    await waitFor(() => expect(product(1)).toHaveAttribute('aria-selected', 'true'))
    await user.keyboard(redo)
    expect(product(1)).toHaveTextContent('boltscrew')
    await user.keyboard(`${undo}{Control>}y{/Control}`)
    expect(product(1)).toHaveTextContent('boltscrew')
  })

  it('leaves Ctrl+Z to the browser while a text is being typed', async () => {
    const { user } = await openTable()
    await typeProduct(user, 2, 's')
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), `x${undo}`)
    expect([within(product(1)).getByRole('textbox')]).toHaveLength(1)
    expect(within(product(1)).getByRole('textbox')).toHaveValue('boltx')
    expect(product(2)).toHaveTextContent('nuts')
  })

  it('has nothing to take back of a cell that was given up', async () => {
    const { user, handle } = await openTable()
    await typeProduct(user, 2, 's')
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 'xyz{Escape}')
    await user.keyboard(undo)
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(handle().changes()).toEqual({})
  })

  it('takes back rows that were added, moved and removed, with their numbers', async () => {
    const { user, handle } = await openTable()
    fireEvent.mouseDown(cell(1, 1))
    fireEvent.keyDown(cell(1, 1), { key: 'ArrowDown', altKey: true })
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(button('删除'))
    await waitFor(() => expect(products()).toEqual(['nut', 'bolt']))
    await user.click(button('添加'))
    await user.keyboard('{Escape}')
    expect(products()).toEqual(['nut', 'bolt', ''])
    const last = handle().changes()
    await user.keyboard(undo)
    expect(products()).toEqual(['nut', 'bolt'])
    await user.keyboard(undo)
    expect(products()).toEqual(['nut', 'bolt', 'washer'])
    await user.keyboard(undo)
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(handle().changes()).toEqual({})
    await user.keyboard(redo + redo + redo)
    expect(handle().changes()).toEqual(last)
  })

  it('takes back what a cell has set in others', async () => {
    const done = { key: 'done', type: 'checkbox', title: '完成', sets: { quantity: "row.done == 'Y' ? 0 : row.quantity" } }
    const { user, handle } = await openTable(storedRows, {}, [...columns, done])
    await user.click(within(cell(1, 7)).getByRole('checkbox'))
    expect(quantity(1)).toHaveTextContent('0')
    await user.keyboard(undo)
    expect(quantity(1)).toHaveTextContent('4')
    expect(handle().changes()).toEqual({})
  })

  it('marks and unmarks with what it takes back', async () => {
    const { user } = await openTable()
    await user.click(product(2))
    const input = within(product(2)).getByRole('textbox')
    await user.clear(input)
    await user.type(input, 'bolt{Enter}')
    expect(within(product(1)).getByRole('note')).toBeInTheDocument()
    await user.keyboard(undo)
    expect(screen.queryByRole('note')).toBeNull()
    await user.keyboard(redo)
    expect(within(product(2)).getByRole('note')).toBeInTheDocument()
  })
})
