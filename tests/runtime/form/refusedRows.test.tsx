import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { SaveBody } from '../../../schemas/api/rows'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf } from './openForm'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const page = pageOf([{ key: 'name', type: 'input', title: 'Name' }], 'en-US', {
  subTables: [
    { key: 'lines', title: 'Lines', foreignKey: 'orderId', columns: [{ key: 'product', type: 'input', title: 'Product' }] },
    {
      key: 'contact',
      title: 'Contact',
      foreignKey: 'orderId',
      relation: 'one',
      columns: [{ key: 'person', type: 'input', title: 'Person' }],
    },
  ],
})
const subRows = {
  lines: ['nut', 'bolt', 'pin'].map((product, index) => ({ id: `l${index}`, rowVersion: 1, product })),
  contact: [{ id: 'c', rowVersion: 1, person: 'Li' }],
}
const cell = (product: string) => screen.getByText(product).closest<HTMLElement>('[role="gridcell"]') as HTMLElement

async function openRefused(answers: ((body: SaveBody) => unknown)[]) {
  const sent: SaveBody[] = []
  const edit = async (_url: string, body: SaveBody) => {
    sent.push(body)
    return answers[sent.length - 1]?.(body)
  }
  const shown = await openForm(
    { page, mode: 'edit', row: { id: '1', rowVersion: 2, name: 'A' }, subRows },
    { language: 'en-US', calls: { edit: edit as never } },
  )
  const type = async (product: string, text: string) => {
    await shown.user.click(cell(product))
    await shown.user.type(await screen.findByRole('textbox', { name: /Product/ }), text)
    await shown.user.tab()
  }
  return { ...shown, sent, type, press: () => shown.user.click(screen.getByRole('button', { name: 'Save' })) }
}

function refusal(...found: [path: string, message: string][]) {
  return () => {
    throw new CallError('invalid', 'Refused', { status: 422, errors: found.map(([path, message]) => ({ path, code: 'x', message })) })
  }
}
const saved = () => ({ id: '1', rowVersion: 3 })

describe('a save that the server refuses for one row of a sub-table', () => {
  it('marks the row and its cell, keeps everything that was typed, and saves it at the next try', async () => {
    const { sent, type, press, onSaved } = await openRefused([refusal(['/sub/lines/edited/1/product', 'No such product']), saved])
    await type('nut', '1')
    await type('pin', '3')
    await press()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button')).toHaveTextContent('“Lines”, row 3: Product: No such product')
    expect(within(cell('pin3')).getByRole('note', { name: 'No such product' })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: 'pin3 No such product' })).toBe(cell('pin3'))
    expect(within(cell('nut1')).queryByRole('note')).toBeNull()
    expect(onSaved).not.toHaveBeenCalled()
    await press()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent[1]?.sub?.lines?.edited).toEqual([
      { id: 'l0', rowVersion: 1, product: 'nut1' },
      { id: 'l2', rowVersion: 1, product: 'pin3' },
    ])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('marks a row that is refused as a whole at its first cell', async () => {
    const { type, press } = await openRefused([refusal(['/sub/lines/edited/0', 'Twice in this list'])])
    await type('bolt', '2')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('“Lines”, row 2: Twice in this list')
    expect(within(cell('bolt2')).getByRole('note', { name: 'Twice in this list' })).toBeInTheDocument()
  })

  it('says what it cannot place as a sentence', async () => {
    const { type, press } = await openRefused([
      refusal(['/sub/lines/edited/7/product', 'Too many rows'], ['/sub/lines/deleted/0', 'In use']),
    ])
    await type('nut', '1')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many rows')
    expect(screen.getByRole('alert')).toHaveTextContent('In use')
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('keeps everything where the connection is lost, and sends the same again', async () => {
    const lost = () => {
      throw new CallError('offline', 'No connection')
    }
    const { sent, type, press, onSaved } = await openRefused([lost, saved])
    await type('bolt', '2')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    expect(cell('bolt2')).toBeInTheDocument()
    await press()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('is no conflict with itself where only the answer was lost, and its new rows are saved once', async () => {
    const lost = () => {
      throw new CallError('offline', 'No connection')
    }
    const current = {
      id: '1',
      rowVersion: 3,
      name: 'A',
      updateBy: 'admin',
      sub: { ...subRows, lines: [...subRows.lines, { id: 'l3', product: 'hook' }] },
    }
    const known = () => {
      throw new CallError('conflict', '', { status: 409, result: { current } })
    }
    const { sent, user, press, onSaved } = await openRefused([lost, known])
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(await screen.findByRole('textbox', { name: /Product/ }), 'hook')
    await user.tab()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    await press()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(current))
    expect(screen.queryByText('Somebody else has changed this record')).toBeNull()
    expect(sent).toHaveLength(2)
  })

  it('is gone on from where somebody has typed on after its answer was lost: what was taken back is, and new rows are there once', async () => {
    const lost = () => {
      throw new CallError('offline', 'No connection')
    }
    const [nut, bolt, pin] = subRows.lines
    const lines = [
      { ...nut, rowVersion: 2, product: 'nut1' },
      { ...bolt, rowVersion: 2, product: 'bolt2' },
      pin,
      { id: 'l3', rowVersion: 1, product: 'hook' },
    ]
    const current = { id: '1', rowVersion: 3, name: 'A', updateBy: 'admin', sub: { ...subRows, lines } }
    const known = () => {
      throw new CallError('conflict', '', { status: 409, result: { current } })
    }
    const { sent, user, type, press, onSaved } = await openRefused([lost, known, saved])
    await type('nut', '1')
    await type('bolt', '2')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(await screen.findByRole('textbox', { name: /Product/ }), 'hook')
    await user.tab()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    await type('nut1', '{Backspace}')
    await type('pin', '3')
    await type('hook', 's')
    await press()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(screen.queryByText('Somebody else has changed this record')).toBeNull()
    expect(sent[2]).toEqual({
      id: '1',
      rowVersion: 3,
      sub: {
        lines: {
          added: [{ product: 'hooks' }],
          edited: [
            { id: 'l0', rowVersion: 2, product: 'nut' },
            { id: 'l1', rowVersion: 2, product: 'bolt2' },
            { id: 'l2', rowVersion: 1, product: 'pin3' },
          ],
          deleted: ['l3'],
        },
      },
    })
  })

  it('is asked about where somebody else has saved since the answer was lost', async () => {
    const lost = () => {
      throw new CallError('offline', 'No connection')
    }
    const theirs = () => {
      throw new CallError('conflict', '', {
        status: 409,
        result: { current: { id: '1', rowVersion: 3, name: 'A', updateBy: 'anna', sub: subRows } },
      })
    }
    const { type, press, onSaved } = await openRefused([lost, theirs])
    await type('bolt', '2')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    await press()
    expect(await screen.findByText('Somebody else has changed this record')).toBeInTheDocument()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

it('a refused field of a one-to-one row is marked at its input', async () => {
  const { user, press } = await openRefused([refusal(['/sub/contact/edited/0/person', 'Unknown person'])])
  await user.click(screen.getByRole('tab', { name: 'Contact' }))
  await user.type(await screen.findByLabelText('Person'), '!')
  await press()
  expect(await screen.findByText('Unknown person', { selector: '.pw-field-error' })).toBeInTheDocument()
  expect(screen.getByLabelText('Person')).toHaveValue('Li!')
})

describe('a save with a field that the page was published without meanwhile', () => {
  it('says so at its input by the title that people know, and saves the rest once the entry is taken back', async () => {
    const unknown = () => {
      const errors = [{ path: '/name', code: 'unknown-field', message: 'There is no field “name”' }]
      throw new CallError('invalid', 'There is no field “name”', { status: 400, errors })
    }
    const { sent, user, type, press, onSaved } = await openRefused([unknown, saved])
    const input = screen.getByRole('textbox', { name: 'Name' })
    await user.type(input, 'B')
    await type('nut', '1')
    await press()
    expect(
      (await screen.findAllByText(/^The page was published again without “Name”\. Take back what you have entered here/)).length,
    ).toBeGreaterThan(0)
    expect(screen.queryByText(/There is no field/)).toBeNull()
    await user.type(input, '{Backspace}')
    await press()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent[1]).not.toHaveProperty('name')
    expect(sent[1]?.sub?.lines?.edited).toEqual([{ id: 'l0', rowVersion: 1, product: 'nut1' }])
  })

  it('names a column of a sub-table, and a whole sub-table, by the titles that people know', async () => {
    const unknown = () => {
      const errors = [
        { path: '/sub/lines/edited/0/product', code: 'unknown-field', message: 'There is no field “product”' },
        { path: '/sub/contact', code: 'unknown-sub-table', message: 'There is no sub-table “contact”' },
      ]
      throw new CallError('invalid', 'There is no field “product”', { status: 400, errors })
    }
    const { type, user, press } = await openRefused([unknown])
    await user.click(screen.getByRole('tab', { name: 'Contact' }))
    await user.type(await screen.findByLabelText('Person'), '!')
    await user.click(screen.getByRole('tab', { name: 'Lines' }))
    await type('nut', '1')
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('“Lines”, row 1: The page was published again without “Product”. Take back')
    expect(alert).toHaveTextContent('“Contact”: The page was published again without “Contact”. Take back')
    expect(alert).not.toHaveTextContent('There is no')
  })
})
