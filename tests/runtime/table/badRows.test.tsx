import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { giveElementsSize } from '../../support/givenSize'
import { columns, openTable, product, products, quantity, storedRows } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** As other backends answer: nothing has looked at it. */
const answered = (...rows: Record<string, unknown>[]) => rows as unknown as Row[]
const nameless = answered(
  { id: 'a', orderNum: 1, product: 'bolt', quantity: 4 },
  { id: 'a', orderNum: 2, product: 'nut', quantity: 6 },
  { orderNum: 3, product: 'washer', quantity: 2 },
)

describe('rows without an id of their own', () => {
  it('are shown, the table says so, and nothing of them can be changed, removed or saved', async () => {
    const { handle, user } = await openTable(nameless)
    expect(products()).toEqual(['bolt', 'nut', 'washer'])
    expect(screen.getByRole('alert')).toHaveTextContent('有 2 行没有自己的编号')
    await user.click(product(2))
    expect(within(product(2)).queryByRole('textbox')).toBeNull()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's')
    await user.tab()
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', product: 'bolts' }] })
  })

  it('stand as they are answered by then when somebody else saves', async () => {
    const { handle } = await openTable(nameless)
    act(() => handle().takeStored(answered({ id: 'a', orderNum: 1, product: 'screw' }, { orderNum: 2, product: 'hook' })))
    expect(products()).toEqual(['screw', 'hook'])
    expect(handle().changes()).toEqual({})
  })
})

describe('values of a wrong type', () => {
  it('are shown as they are, and the other rows are edited as ever', async () => {
    const { handle, user } = await openTable(
      answered(
        { id: 'a', orderNum: 'first', product: { name: 'bolt' }, quantity: 'many', urgent: 3 },
        { id: 'b', orderNum: null, product: ['nut'], quantity: { n: 1 }, urgent: [] },
        { id: 'c', orderNum: 3, product: 'washer', quantity: 2, urgent: 'N' },
      ),
    )
    expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
    const at = (text: string) => products().findIndex((shown) => shown?.includes(text)) + 1
    expect(quantity(at('{"name":"bolt"}'))).toHaveTextContent('many')
    expect(quantity(at('nut'))).toHaveTextContent('{"n":1}')
    const washer = at('washer')
    await user.click(product(washer))
    await user.type(within(product(washer)).getByRole('textbox'), '!')
    await user.tab()
    expect(handle().changes().edited).toEqual([{ id: 'c', product: 'washer!' }])
  })
})

it('what is no row at all is left out, and the others are edited as ever', async () => {
  const { handle, user } = await openTable([null, { id: 'a', orderNum: 1, product: 'bolt' }, 'nut', 7, ['pin']] as unknown as Row[])
  expect(products()).toEqual(['bolt'])
  await user.click(product(1))
  await user.type(within(product(1)).getByRole('textbox'), 's')
  await user.tab()
  expect(handle().changes().edited).toEqual([{ id: 'a', product: 'bolts' }])
  act(() =>
    handle().takeStored([{ id: 'a', orderNum: 1, product: 'screw' }, null, { id: 'b', orderNum: 2, product: 'nut' }] as unknown as Row[]),
  )
  expect(products()).toEqual(['bolts', 'nut'])
})

describe('a column whose dictionary is gone', () => {
  it('shows its values as they are stored, and the other columns are edited as ever', async () => {
    const written = [...columns, { key: 'state', type: 'select', title: { 'zh-CN': '状态' }, dictCode: 'gone' }]
    const { user, handle } = await openTable(answered({ id: 'a', orderNum: 1, product: 'bolt', state: 'open' }), {}, written)
    expect(screen.getByRole('gridcell', { name: 'open' })).toBeInTheDocument()
    await user.click(product(1))
    await user.type(within(product(1)).getByRole('textbox'), 's')
    await user.tab()
    await waitFor(() => expect(handle().changes().edited).toEqual([{ id: 'a', product: 'bolts' }]))
  })
})

it('rows that are no list of their own order keep the order that they came in', async () => {
  await openTable(storedRows.map((row) => ({ ...row, orderNum: 7 })))
  expect(products()).toEqual(['bolt', 'nut', 'washer'])
})
