import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type CallFakes, type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list', queryById: '/e/queryById', edit: '/e/edit' },
  rowEdit: true,
  columns: [
    { key: 'name', type: 'input', title: 'Name', validateRules: [{ required: true }] },
    { key: 'place', type: 'input', title: 'Place' },
    { key: 'price', type: 'inputNumber', title: 'Price' },
    { key: 'maker', type: 'input', title: 'Maker', disabled: true },
  ],
}
const records = [
  { id: '1', rowVersion: 3, name: 'pump', place: 'hall', price: 5, maker: 'Ace' },
  { id: '2', rowVersion: 1, name: 'valve', place: 'yard', price: 7, maker: 'Bee' },
]

function Screen() {
  return <ListPage page={usePageModel(config as unknown as ListPageConfig)} />
}

async function open(calls: CallFakes = {}, options: FakeHostOptions = {}) {
  const result = await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: {
      list: () => ({ records, total: 2, size: 15, current: 1, pages: 1 }),
      queryById: (_url: string, id: string) => records.find((row) => row.id === id),
      edit: (_url: string, body: object) => ({ ...records[0], ...body, rowVersion: 4 }),
      ...calls,
    },
    ...options,
  })
  const user = userEvent.setup()
  const cell = (name: string) => screen.getByRole('gridcell', { name })
  await screen.findByRole('gridcell', { name: 'pump' })
  const begin = async (name: string) => {
    await user.dblClick(cell(name))
    await screen.findByRole('region', { name: 'Row being edited' })
    return screen.findByDisplayValue(name)
  }
  const edits = () => result.host.made.filter(({ method }) => method === 'edit').map(({ args }) => args[1])
  const isOver = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Row being edited' })).not.toBeInTheDocument())
  return { ...result, user, cell, begin, edits, isOver }
}

describe('B2.2-grid B2.2-inedit', () => {
  it('one row is edited in its place: Tab goes on, Enter saves what was typed and its version, and the list is read anew', async () => {
    const { user, begin, edits, isOver, host } = await open()
    await user.clear(await begin('hall'))
    await user.keyboard('yard 2{Tab}')
    expect(await screen.findByDisplayValue('5')).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}12{Enter}')
    await isOver()
    expect(edits()).toEqual([{ id: '1', rowVersion: 3, place: 'yard 2', price: 12 }])
    expect(host.notices.at(-1)).toMatchObject({ kind: 'success' })
    expect(host.made.filter(({ method }) => method === 'list').length).toBe(2)
  })

  it('Escape gives up: first the cell, and with it the row where nothing else was typed', async () => {
    const { user, begin, edits, isOver, cell } = await open()
    await user.type(await begin('hall'), ' 7{Escape}')
    await isOver()
    expect(cell('hall')).toHaveFocus()
    await user.type(await begin('hall'), ' 7{Tab}')
    await user.keyboard('{Escape}{Escape}')
    await isOver()
    expect(cell('hall')).toBeInTheDocument()
    expect(edits()).toEqual([])
  })

  it('Enter opens the row by keys, in the first cell that can be changed where the own one cannot', async () => {
    const { user, cell, isOver, edits } = await open()
    await user.click(cell('Ace'))
    await user.keyboard('{Enter}')
    expect(await screen.findByDisplayValue('pump')).toHaveFocus()
    await user.keyboard('{Enter}')
    await isOver()
    expect(edits()).toEqual([])
  })

  it('what breaks a rule is marked and said, and is not sent', async () => {
    const { user, begin, edits } = await open()
    await user.clear(await begin('pump'))
    await user.keyboard('{Enter}')
    const bar = within(await screen.findByRole('region', { name: 'Row being edited' }))
    expect((await bar.findByRole('alert')).textContent?.match(/Name.*/)?.[0]).toBe('Name must be filled in')
    expect(screen.getAllByRole('note').length).toBe(1)
    expect(edits()).toEqual([])
  })

  it('a refusal of the server marks its cell; what was typed stays, and is saved at the next try', async () => {
    let tries = 0
    const edit = (_url: string, body: object) => {
      tries += 1
      if (tries > 1) return { ...records[0], ...body }
      throw new CallError('refused', 'refused', { errors: [{ path: '/place', code: 'x', message: 'nobody may stand there' }] } as never)
    }
    const { user, begin, isOver, edits } = await open({ edit } as never)
    await user.type(await begin('hall'), ' 9{Enter}')
    expect(await screen.findByText('Place: nobody may stand there')).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: 'hall 9 nobody may stand there' })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await isOver()
    expect(edits()).toHaveLength(2)
  })

  it('where somebody else was faster both versions are shown, and one is chosen', async () => {
    let tries = 0
    const edit = (_url: string, body: object) => {
      tries += 1
      if (tries > 1) return { ...records[0], ...body }
      throw new CallError('conflict', 'somebody else', { result: { current: { ...records[0], rowVersion: 9, place: 'cellar' } } } as never)
    }
    const { user, begin, isOver, edits } = await open({ edit } as never)
    await user.type(await begin('hall'), ' 9{Enter}')
    expect(await screen.findByRole('radio', { name: 'Place: Mine', checked: true })).toBeInTheDocument()
    expect(screen.getByText('cellar')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep mine and save' }))
    await isOver()
    expect(edits()[1]).toMatchObject({ rowVersion: 9, place: 'hall 9' })
  })

  it('another row waits until the one before is saved', async () => {
    const { user, begin, edits, cell } = await open()
    await user.type(await begin('hall'), ' 3')
    await user.dblClick(cell('yard'))
    expect(await screen.findByDisplayValue('yard')).toBeInTheDocument()
    expect(edits()).toEqual([{ id: '1', rowVersion: 3, place: 'hall 3' }])
  })

  it('whoever may not edit gets the form to look at', async () => {
    const { user, cell } = await open({}, { host: { can: (action) => !action.endsWith(':edit') } })
    await user.dblClick(cell('hall'))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Row being edited' })).not.toBeInTheDocument()
  })
})
