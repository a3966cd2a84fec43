import { within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const columns = [
  { key: 'product', type: 'input', title: 'Product', shows: "row.product + (row.quantity > 5.0 ? ' (!)' : '')", mask: { last: 6 } },
  { key: 'quantity', type: 'inputNumber', title: 'Quantity', tone: "row.quantity > 5.0 ? 'red' : ''" },
]

it('B4-rows a cell of an editable table says what its page works out, and follows what is typed beside it', async () => {
  const { user } = await openTable([{ id: 'a', product: 'washers', quantity: 4 }], {}, columns)
  expect(cell(1, 2)).toHaveTextContent('*ashers')
  expect(cell(1, 3).querySelector('.ant-tag')).toBeNull()
  await user.click(cell(1, 3))
  const input = within(cell(1, 3)).getByRole('textbox')
  await user.clear(input)
  await user.type(input, '9')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(cell(1, 3).querySelector('.ant-tag')).toHaveTextContent('9'), { timeout: 15_000 })
  expect(cell(1, 2)).toHaveTextContent('*****rs (!)')
})

it('is typed into as it is stored, not as it is shown', async () => {
  const { user, handle } = await openTable([{ id: 'a', product: 'washers', quantity: 4 }], {}, columns)
  await user.click(cell(1, 2))
  expect(within(cell(1, 2)).getByRole('textbox')).toHaveValue('washers')
  await user.keyboard('{Escape}')
  expect(handle().rows()[0]).toMatchObject({ product: 'washers' })
})

it('a switch that the page draws in its own way shows that, and is opened by a click', async () => {
  const dressed = [
    { key: 'product', type: 'input', title: 'Product' },
    {
      key: 'urgent',
      type: 'switch',
      title: 'Urgent',
      tone: "row.urgent == 'Y' ? 'red' : ''",
      shows: "row.urgent == 'Y' ? 'at once' : 'later'",
    },
  ]
  const { user, handle } = await openTable([{ id: 'a', product: 'washers', urgent: 'Y' }], {}, dressed)
  expect(cell(1, 3).querySelector('.ant-tag')).toHaveTextContent('at once')
  expect(within(cell(1, 3)).queryByRole('switch')).toBeNull()
  await user.click(cell(1, 3))
  await user.click(await within(cell(1, 3)).findByRole('switch'))
  await user.click(cell(1, 2))
  await vi.waitFor(() => expect(cell(1, 3)).toHaveTextContent('later'), { timeout: 15_000 })
  expect(handle().changes()).toMatchObject({ edited: [{ id: 'a', urgent: 'N' }] })
})
