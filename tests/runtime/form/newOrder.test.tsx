import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { saveKeyOf } from '../../../runtime/calls/saveKeys'
import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { SaveBody } from '../../../schemas/api/rows'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type CallFakes, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => {
  giveElementsSize()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const page: ListPageConfig = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { add: '/order/add', edit: '/order/edit' },
  columns: [{ key: 'customer', type: 'input', title: 'Customer', validateRules: [{ required: true }] }],
  subTables: [
    {
      key: 'products',
      title: 'Products',
      foreignKey: 'orderId',
      columns: [
        { key: 'product', type: 'input', title: 'Product', validateRules: [{ required: true }] },
        { key: 'quantity', type: 'inputNumber', title: 'Quantity' },
      ],
    },
    {
      key: 'contact',
      title: 'Contact',
      foreignKey: 'orderId',
      relation: 'one',
      show: 'below',
      columns: [
        { key: 'person', type: 'input', title: 'Person', validateRules: [{ required: true }] },
        { key: 'phone', type: 'input', title: 'Telephone' },
      ],
    },
  ],
}

/** A real form with a real table: what one draws while the other is checked is the point here. */
async function openNewOrder(calls: CallFakes = { add: () => ({ id: '1' }) }, config = page) {
  const onSaved = vi.fn()
  const model = compilePage(config, permissiveContext('en-US'))
  // As pages do before they draw a form.
  await preloadForm(model)
  const { host } = await renderWithHost(<RowForm page={model} mode="add" onSaved={onSaved} canReset />, {
    language: 'en-US',
    calls,
  })
  return { host, onSaved, user: userEvent.setup() }
}

const save = () => screen.getByRole('button', { name: /^(loading )?Save$/ })
const cellUnder = (heading: string) => {
  const column = screen.getByRole('columnheader', { name: new RegExp(heading) }).getAttribute('aria-colindex')
  const [row] = screen.getAllByRole('row').filter((one) => within(one).queryByRole('checkbox', { name: /^Select row/ }))
  const cell = row?.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!cell) throw new Error(`no cell under ${heading}`)
  return cell
}

describe('a new row with its sub-tables', () => {
  it('is not saved with an empty cell, says which cell to correct and leads to it, and is saved with its rows when that is done', async () => {
    const { user, host, onSaved } = await openNewOrder()
    await user.type(screen.getByLabelText(/Customer/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: /^“Products”, row 1: .*Product/ }))
    await waitFor(() => expect(cellUnder('Product')).toContainElement(document.activeElement as HTMLElement))
    expect(screen.getByText('1 field needs your attention')).toBeInTheDocument()
    expect(host.made).toEqual([])

    await user.click(cellUnder('Product'))
    await user.type(within(cellUnder('Product')).getByRole('textbox'), 'Bolt{Enter}')
    expect(screen.queryByText('1 field needs your attention')).toBeNull()
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(host.made).toEqual([
      { method: 'add', args: ['/order/add', { customer: 'Ada', sub: { products: { added: [{ product: 'Bolt' }] } } }] },
    ])
  })

  it('B5.1-required puts the focus on the wrong cell when it is saved, though nothing in a form takes the focus while that lasts', async () => {
    // As browsers do, and the document of the tests does not.
    const { focus } = HTMLElement.prototype
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, ...args) {
      if (!this.closest('[inert], [hidden], [style*="display: none"]')) focus.apply(this, args)
    })
    const { user } = await openNewOrder()
    await user.type(screen.getByLabelText(/Customer/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(cellUnder('Quantity'))
    await user.type(within(cellUnder('Quantity')).getByRole('textbox'), '4')
    await user.click(save())
    await waitFor(() => expect(cellUnder('Product')).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    expect(cellUnder('Quantity')).toHaveFocus()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(cellUnder('Product')).toHaveFocus())
    await user.click(save())
    await waitFor(() => expect(cellUnder('Product')).toHaveFocus())
    vi.mocked(HTMLElement.prototype.focus).mockRestore()
  })

  it('takes the warning away when the marked row is removed', async () => {
    const { user } = await openNewOrder()
    await user.type(screen.getByLabelText(/Customer/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(save())
    await screen.findByText('1 field needs your attention')
    await user.click(screen.getByRole('checkbox', { name: /^Select row/ }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('1 field needs your attention')).toBeNull())
  })

  it('counts what is still wrong, and takes the warning away with the last fault', async () => {
    const { user } = await openNewOrder()
    await user.type(screen.getByLabelText(/Telephone/), '1')
    await user.click(save())
    expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/Customer/), 'A')
    expect(screen.getByText('1 field needs your attention')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/Person/), 'B')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(screen.getByLabelText(/Customer/))
    expect(screen.queryByText('1 field needs your attention')).toBeNull()
  })
})

describe('a new row whose answer was lost', () => {
  const uniquePage: ListPageConfig = {
    ...page,
    columns: [{ key: 'customer', type: 'input', title: 'Customer', validateRules: [{ unique: true }] }],
    resource: { table: 'order' },
  }
  const saved = { id: 'o1', rowVersion: 1, customer: 'Ada', sub: { products: [{ id: 'p1', rowVersion: 1, product: 'Bolt' }], contact: [] } }
  const add = vi.fn()
  const edit = vi.fn()

  /** Typed, and sent in vain, although the server has saved it: tried again, it answers with what it has. */
  async function loseAnswer() {
    add.mockReset()
    edit.mockReset()
    add.mockRejectedValueOnce(new CallError('offline', 'No connection'))
    add.mockRejectedValueOnce(new CallError('conflict', '', { status: 409, result: { current: saved } }))
    // The server finds the value taken, by the row that it has saved.
    const get = () => (add.mock.calls.length > 0 ? Promise.reject(new CallError('refused', 'Taken')) : Promise.resolve(null))
    const opened = await openNewOrder({ add, edit, get }, uniquePage)
    const { user } = opened
    await user.type(screen.getByLabelText(/Customer/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(cellUnder('Product'))
    await user.type(within(cellUnder('Product')).getByRole('textbox'), 'Bolt{Enter}')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    return opened
  }

  it('B4-rows is there once when it is saved again, with its rows', async () => {
    const { user, onSaved } = await loseAnswer()
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
    const [[, first], [, again]] = add.mock.calls as [[string, SaveBody], [string, SaveBody]]
    expect(again).toEqual(first)
    expect(saveKeyOf(again)).toBe(saveKeyOf(first))
    expect(edit).not.toHaveBeenCalled()
    expect(screen.queryByText('Somebody else has changed this record')).toBeNull()
  })

  it('B4-rows takes what has been typed since, in its fields and in its rows', async () => {
    const { user, onSaved } = await loseAnswer()
    const changed = { ...saved, rowVersion: 2, customer: 'Ada L.' }
    edit.mockResolvedValueOnce(changed)
    await user.type(screen.getByLabelText(/Customer/), ' L.')
    await user.click(cellUnder('Quantity'))
    await user.type(within(cellUnder('Quantity')).getByRole('textbox'), '4{Enter}')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(changed))
    const rows = { products: { added: [{ product: 'Bolt', quantity: 4 }], edited: [], deleted: ['p1'] } }
    expect(edit.mock.calls).toEqual([['/order/edit', { id: 'o1', rowVersion: 1, customer: 'Ada L.', sub: rows }]])
  })

  it('is another one when what was typed was taken back', async () => {
    const { user } = await loseAnswer()
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    add.mockReset()
    add.mockResolvedValueOnce({ id: 'o2' })
    await user.type(screen.getByLabelText(/Customer/), 'Bob')
    await user.click(save())
    await waitFor(() => expect(add).toHaveBeenCalledWith('/order/add', { customer: 'Bob' }))
    expect(edit).not.toHaveBeenCalled()
  })
})
