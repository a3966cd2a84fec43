import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { openTable, product, products, quantity, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const [bolt, nut, washer] = storedRows as [(typeof storedRows)[0], (typeof storedRows)[0], (typeof storedRows)[0]]

async function typeProduct(user: Awaited<ReturnType<typeof openTable>>['user'], row: number, text: string) {
  await user.click(product(row))
  const input = within(product(row)).getByRole('textbox')
  await user.clear(input)
  await user.type(input, text)
  await user.tab()
}

describe('P7-socket rows that somebody else has saved while the table was open', () => {
  it('follow where nothing was typed: changed, added and removed ones', async () => {
    const { handle } = await openTable()
    act(() =>
      handle().takeStored([{ ...bolt, rowVersion: 4, quantity: 40 }, washer, { id: 'd', rowVersion: 1, orderNum: 4, product: 'pin' }]),
    )
    expect(products()).toEqual(['bolt', 'washer', 'pin'])
    expect(quantity(1)).toHaveTextContent('40')
    expect(handle().isDirty()).toBe(false)
  })

  it('keep what was typed, and it is saved over the version that stands now', async () => {
    const { handle, user, container } = await openTable()
    await typeProduct(user, 1, 'screw')
    act(() => handle().takeStored([{ ...bolt, rowVersion: 9, product: 'hook', quantity: 40 }, nut, washer]))
    expect(product(1)).toHaveTextContent('screw')
    expect(quantity(1)).toHaveTextContent('40')
    expect(container.querySelectorAll('.table-stale-row')).toHaveLength(1)
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 9, product: 'screw' }] })
  })

  it('mark the cell in which somebody else has saved something else, and say what', async () => {
    const { handle, user } = await openTable()
    await typeProduct(user, 1, 'screw')
    act(() => handle().takeStored([{ ...bolt, rowVersion: 9, quantity: 40 }, nut, washer]))
    expect(screen.queryByRole('note', { name: /此处已被他人改为/ })).toBeNull()
    act(() => handle().takeStored([{ ...bolt, rowVersion: 10, product: 'hook', quantity: 40 }, nut, washer]))
    expect(within(product(1)).getByRole('note', { name: '此处已被他人改为“hook”' })).toBeInTheDocument()
    expect(within(quantity(1)).queryByRole('note', { name: /此处已被他人改为/ })).toBeNull()
    act(() => handle().takeStored([{ ...bolt, rowVersion: 11, product: 'nail', quantity: 40 }, nut, washer]))
    expect(within(product(1)).getByRole('note', { name: '此处已被他人改为“nail”' })).toBeInTheDocument()
    await user.click(product(1))
    expect(within(product(1)).getByRole('textbox')).toHaveAccessibleDescription('此处已被他人改为“nail”')
    await user.keyboard('{Escape}{Control>}z{/Control}')
    expect(product(1)).toHaveTextContent('nail')
    expect(screen.queryByRole('note', { name: /此处已被他人改为/ })).toBeNull()
  })

  it('keep a removed row that was being changed, as a new one', async () => {
    const { handle, user } = await openTable()
    await typeProduct(user, 2, 'rivet')
    act(() => handle().takeStored([bolt, washer]))
    expect(products()).toEqual(['bolt', 'rivet', 'washer'])
    expect(handle().changes()).toEqual({ added: [expect.objectContaining({ product: 'rivet', quantity: 6 })] })
  })

  it('do not bring back what was removed here, and forget it when it is gone anyway', async () => {
    const { handle, user } = await openTable()
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(screen.getByRole('button', { name: /^删除/ }))
    await waitFor(() => expect(products()).toEqual(['bolt', 'nut']))
    act(() => handle().takeStored([bolt, nut, { ...washer, rowVersion: 2 }]))
    expect(products()).toEqual(['bolt', 'nut'])
    act(() => handle().takeStored([bolt, nut]))
    expect(handle().changes()).toEqual({})
  })

  it('giving a cell up shows what somebody else has saved in the others', async () => {
    const { handle, user } = await openTable()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 'x')
    act(() => handle().takeStored([{ ...bolt, rowVersion: 9, quantity: 40 }, nut, washer]))
    await user.keyboard('{Escape}')
    expect(product(1)).toHaveTextContent('bolt')
    expect(quantity(1)).toHaveTextContent('40')
    expect(handle().isDirty()).toBe(false)
  })
})

const marks = () => screen.queryAllByRole('note', { name: '刚被他人修改' })

describe('B9-reload a cell that somebody else has changed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-01T08:00:00') })
  })

  it('is marked for 1400 ms, and no other', async () => {
    const { handle } = await openTable()
    act(() => handle().takeStored([{ ...bolt, rowVersion: 4, quantity: 40 }, nut, washer]))
    expect(marks()).toHaveLength(1)
    expect(quantity(1)).toContainElement(marks()[0] as HTMLElement)
    act(() => void vi.advanceTimersByTime(1399))
    expect(marks()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(marks()).toHaveLength(0)
    expect(quantity(1)).toHaveTextContent('40')
  })

  it('is marked anew by another change, and then as long', async () => {
    const { handle } = await openTable()
    act(() => handle().takeStored([{ ...bolt, rowVersion: 4, quantity: 40 }, nut, washer]))
    act(() => void vi.advanceTimersByTime(1000))
    act(() => handle().takeStored([{ ...bolt, rowVersion: 5, quantity: 41 }, nut, washer]))
    act(() => void vi.advanceTimersByTime(1000))
    expect(marks()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(400))
    expect(marks()).toHaveLength(0)
  })
})

it('B9-reload a cell is not marked where what was typed stays, nor in rows that are new', async () => {
  const { handle, user } = await openTable()
  await typeProduct(user, 1, 'screw')
  act(() =>
    handle().takeStored([
      { ...bolt, rowVersion: 9, product: 'hook' },
      nut,
      washer,
      { id: 'd', rowVersion: 1, orderNum: 4, product: 'pin' },
    ]),
  )
  expect(marks()).toHaveLength(0)
})
