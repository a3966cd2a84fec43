import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { Row } from '../../../schemas/api/Result'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf } from './openForm'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const page = pageOf([{ key: 'name', type: 'input', title: 'Name' }], 'en-US', {
  url: { edit: '/order/edit', queryById: '/order/queryById', list: '/order/list' },
  subTables: [
    {
      key: 'lines',
      title: 'Lines',
      foreignKey: 'orderId',
      columns: [
        { key: 'product', type: 'input', title: 'Product' },
        { key: 'note', type: 'input', title: 'Note' },
      ],
    },
  ],
})
const row = { id: '1', rowVersion: 2, name: 'A' }
const lines = [
  { id: 'l1', rowVersion: 1, product: 'nut', note: 'x' },
  { id: 'l2', rowVersion: 1, product: 'bolt', note: 'y' },
]
/** As somebody else has saved it: another product in the second row. */
const theirs = {
  ...row,
  rowVersion: 3,
  sub: { lines: [lines[0], { ...lines[1], rowVersion: 2, product: 'hook' }] as Row[] },
}
const cell = (text: string) => within(screen.getByRole('grid')).getByText(text).closest<HTMLElement>('[role="gridcell"]') as HTMLElement

async function openTyped(edit = vi.fn(async (_url: string, _body: unknown) => ({ id: '1', rowVersion: 4 }))) {
  const shown = await openForm(
    { page, mode: 'edit', row, subRows: { lines } },
    { language: 'en-US', calls: { edit, queryById: async () => theirs } },
  )
  await shown.user.click(cell('bolt'))
  await shown.user.type(await screen.findByRole('textbox', { name: /Product/ }), 's{Enter}')
  const hear = () =>
    act(() => shown.host.rowEvents.emit({ socketKey: 'order', listUrl: '/order/list', kind: 'edit', row: { id: '1', rowVersion: 3 } }))
  return { ...shown, edit, hear }
}

const choices = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

describe('a cell of a sub-table that somebody else has changed too', () => {
  it('stands in the choice with both values, also where no field of the row itself differs, and is marked', async () => {
    const { hear } = await openTyped()
    hear()
    expect((await choices()).map(({ textContent }) => textContent)).toEqual(['“Lines”, row 2: Productboltshook'])
    expect(within(cell('bolts')).getByRole('note', { name: 'Somebody else has changed this to “hook”' })).toBeInTheDocument()
  })

  it('is saved as it was typed where that is kept', async () => {
    const { user, edit, hear, onSaved } = await openTyped()
    hear()
    await user.click(await screen.findByRole('button', { name: 'Keep mine and save' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(edit.mock.calls.map(([, body]) => body)).toEqual([
      { id: '1', rowVersion: 3, sub: { lines: { edited: [{ id: 'l2', rowVersion: 2, product: 'bolts' }] } } },
    ])
  })

  it('stays as they have saved it where that is chosen', async () => {
    const { user, edit, hear, onSaved } = await openTyped()
    await user.click(cell('x'))
    await user.type(await screen.findByRole('textbox', { name: /Note/ }), '!{Enter}')
    hear()
    await user.click(await screen.findByRole('radio', { name: '“Lines”, row 2: Product: As it is now' }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(edit.mock.calls[0]?.[1]).toEqual({
      id: '1',
      rowVersion: 3,
      sub: { lines: { edited: [{ id: 'l1', rowVersion: 1, note: 'x!' }] } },
    })
  })

  it('is chosen, too, after a save that came too late, and the choice has the focus', async () => {
    const edit = vi.fn(async (_url: string, _body: unknown) => ({ id: '1', rowVersion: 4 }))
    edit.mockRejectedValueOnce(new CallError('conflict', '', { status: 409, result: { current: theirs } }))
    const { user } = await openTyped(edit)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await choices()).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')))
    await user.click(screen.getByRole('button', { name: 'Take it as it is now' }))
    expect(cell('hook')).toBeInTheDocument()
    expect(screen.queryByText('bolts')).toBeNull()
  })
})
