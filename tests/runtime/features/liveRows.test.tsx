import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { patchRow } from '../../../runtime/features/liveRows/patchRows'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { missedChanges, type RowEvent } from '../../../runtime/session/rowEvents'
import type { Row } from '../../../schemas/api/Result'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'list',
  version: 1,
  code: 'pump',
  title: 'Pumps',
  url: { list: '/pump/list', deleteBatch: '/pump/deleteBatch' },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'place', type: 'input', title: 'Place' },
  ],
}

function Screen({ more = {} }: { more?: object }) {
  return <ListPage page={usePageModel({ ...config, ...more } as unknown as ListPageConfig)} />
}

/** A list over rows that others can change, as a server would hold them. */
async function openList(count = 3, more: object = {}) {
  const stored = new Map<string, Row>()
  for (let n = 1; n <= count; n++) stored.set(`id${n}`, { id: `id${n}`, rowVersion: 1, name: `pump ${n}`, place: 'hall' })
  const list = vi.fn((_url: string, query: Record<string, unknown>) => {
    const ids = query.id === undefined ? null : String(query.id).split(',')
    const isAsked = ({ id, place }: Row) => (!ids || ids.includes(id)) && (query.place === undefined || query.place === `*${place}*`)
    const rows = [...stored.values()].filter(isAsked)
    const [size, no] = [Number(query.pageSize), Number(query.pageNo)]
    return { records: rows.slice((no - 1) * size, no * size), total: rows.length, size, current: no, pages: Math.ceil(rows.length / size) }
  })
  const result = await renderWithHost(<Screen more={more} />, { language: 'en-US', calls: { list } })
  await screen.findByText('pump 1')
  const emit = (kind: RowEvent['kind'], row: RowEvent['row'] = null, change: Partial<RowEvent> = {}) =>
    act(() => result.host.rowEvents.emit({ socketKey: 'pump', listUrl: '/pump/list', kind, row, ...change }))
  return { ...result, user: userEvent.setup(), stored, emit, asked: () => list.mock.calls.map(([, query]) => query) }
}

const wholeLists = (asked: Record<string, unknown>[]) => asked.filter(({ id }) => id === undefined).length

describe('P7-socket rows that are changed elsewhere while a list is open', () => {
  it('takes up a changed row by reading it alone', async () => {
    const { stored, emit, asked } = await openList()
    stored.set('id2', { id: 'id2', rowVersion: 2, name: 'pump two', place: 'yard' })
    emit('edit', { id: 'id2', rowVersion: 2 })
    await screen.findByText('pump two')
    expect(screen.getByText('yard')).toBeInTheDocument()
    expect(asked()).toHaveLength(2)
    expect(asked()[1]).toEqual({ id: 'id2', pageNo: 1, pageSize: 1 })
  })

  it('asks once for several rows, and not at all for rows that it does not show, has already, or that are another table’s', async () => {
    const { stored, emit, asked } = await openList()
    for (const id of ['id1', 'id3']) stored.set(id, { id, rowVersion: 2, name: `new ${id}`, place: '' })
    emit('edit', { id: 'id1', rowVersion: 2 })
    emit('edit', { id: 'id2', rowVersion: 1 })
    emit('edit', { id: 'id9', rowVersion: 5 })
    emit('edit', { id: 'id2', rowVersion: 2 }, { socketKey: 'valve', listUrl: '/valve/list' })
    emit('edit', { id: 'id3', rowVersion: 2 })
    await screen.findByText('new id3')
    expect(screen.getByText('new id1')).toBeInTheDocument()
    expect(asked().slice(1)).toEqual([{ id: 'id1,id3', pageNo: 1, pageSize: 2 }])
  })

  it('patches only the keys that a server sends with the row', async () => {
    const { emit, asked } = await openList()
    emit('edit', { id: 'id2', place: 'sent' })
    await screen.findByText('sent')
    expect(screen.getByText('pump 2')).toBeInTheDocument()
    expect(asked()).toHaveLength(1)
  })

  it('merges nested tug_status, and drops the shown text of an old value', () => {
    const row = { id: '1', status: 'a', status_dictText: 'A', tug_status: { one: 1, two: 2 }, kept: 0 }
    expect(patchRow(row, { id: '1', status: 'b', tug_status: { two: 3 } })).toEqual({
      id: '1',
      status: 'b',
      tug_status: { one: 1, two: 3 },
      kept: 0,
    })
    expect(patchRow(row, { status: 'b', status_dictText: 'B' })).toMatchObject({ status: 'b', status_dictText: 'B' })
  })

  it('takes a removed row away, out of the selection too', async () => {
    const { user, stored, emit } = await openList()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    stored.delete('id2')
    emit('delete', { id: 'id2' })
    await waitFor(() => expect(screen.queryByText('pump 2')).not.toBeInTheDocument())
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument()
    await screen.findByText('2 in all')
  })

  it('shows an added row at once on the first page', async () => {
    const { stored, emit } = await openList()
    stored.set('id4', { id: 'id4', rowVersion: 1, name: 'pump 4', place: '' })
    emit('add', { id: 'id4', rowVersion: 1 })
    await screen.findByText('pump 4')
  })

  it('only counts added rows while others are chosen, and shows them when that is over', async () => {
    const { user, stored, emit, asked } = await openList()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    stored.set('id4', { id: 'id4', rowVersion: 1, name: 'pump 4', place: '' })
    emit('add', { id: 'id4', rowVersion: 1 })
    expect(screen.getByRole('button', { name: '1 new, show them' })).toBeInTheDocument()
    expect(wholeLists(asked())).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    await screen.findByText('pump 4')
    expect(screen.queryByRole('button', { name: '1 new, show them' })).not.toBeInTheDocument()
  })

  it('counts of added rows those that the list asks for', async () => {
    const { user, stored, emit, asked } = await openList(3, { queryConfig: [{ key: 'place', defaultValue: 'hall' }] })
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    stored.set('id4', { id: 'id4', rowVersion: 1, name: 'pump 4', place: 'yard' })
    stored.set('id5', { id: 'id5', rowVersion: 1, name: 'pump 5', place: 'hall' })
    emit('add', { id: 'id4', rowVersion: 1 })
    emit('add', { id: 'id5', rowVersion: 1 })
    const show = await screen.findByRole('button', { name: '1 new, show them' })
    expect(asked().at(-1)).toMatchObject({ id: 'id4,id5', place: '*hall*' })
    show.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('pump 5')
    expect(show).not.toBeInTheDocument()
    await user.tab()
    // The keyboard goes on where it stood.
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
  })

  it('takes up the change of a row that came as a new one while everything was read anew', async () => {
    const { user, stored, emit } = await openList(3, { queryConfig: [{ key: 'place', defaultValue: 'hall' }] })
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    stored.set('id4', { id: 'id4', rowVersion: 1, name: 'pump 4', place: 'hall' })
    emit('add', { id: 'id4', rowVersion: 1 })
    emit('many')
    await screen.findByText('pump 4')
    expect(screen.queryByRole('button', { name: /new, show them/ })).toBeNull()
    stored.set('id4', { id: 'id4', rowVersion: 2, name: 'pump four', place: 'hall' })
    emit('edit', { id: 'id4', rowVersion: 2 })
    await screen.findByText('pump four')
    expect(screen.queryByRole('button', { name: /new, show them/ })).toBeNull()
  })

  it('only counts added rows while a form is open, and moves none behind it', async () => {
    const { user, stored, emit, asked } = await openList(3, { url: { ...config.url, add: '/pump/add' } })
    await user.click(screen.getByRole('button', { name: 'New' }))
    const form = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await form.findByLabelText('Name')
    stored.set('id4', { id: 'id4', rowVersion: 1, name: 'pump 4', place: '' })
    emit('add', { id: 'id4', rowVersion: 1 })
    await screen.findByText('1 new, show them')
    expect(wholeLists(asked())).toBe(1)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('pump 4')
  })

  it('goes to the first page for added rows that were counted on another', async () => {
    const { user, stored, emit } = await openList(20)
    await user.click(screen.getByRole('listitem', { name: '2' }))
    await screen.findByText('pump 16')
    stored.set('id21', { id: 'id21', rowVersion: 1, name: 'pump 21', place: '' })
    emit('add', { id: 'id21', rowVersion: 1 })
    await user.click(screen.getByRole('button', { name: '1 new, show them' }))
    await screen.findByText('pump 1')
    expect(screen.getByText('21 in all')).toBeInTheDocument()
  })

  it('reads everything anew after changes that were not named, and after a gap of the connection', async () => {
    const { stored, emit, asked } = await openList()
    stored.set('id1', { id: 'id1', rowVersion: 2, name: 'imported', place: '' })
    emit('many')
    await screen.findByText('imported')
    stored.set('id1', { id: 'id1', rowVersion: 3, name: 'missed', place: '' })
    emit('many', null, missedChanges)
    await screen.findByText('missed')
    expect(wholeLists(asked())).toBe(3)
  })

  describe('a row that is no longer asked for', () => {
    const inHall = { queryConfig: [{ key: 'place' }] }
    const askForHall = async ({ user }: Awaited<ReturnType<typeof openList>>) => {
      await user.type(screen.getByRole('textbox', { name: 'Place' }), 'hall{Enter}')
      await screen.findByText('3 in all')
    }
    const moveAway = ({ stored, emit }: Awaited<ReturnType<typeof openList>>) => {
      stored.set('id2', { id: 'id2', rowVersion: 2, name: 'pump two', place: 'yard' })
      emit('edit', { id: 'id2', rowVersion: 2 })
    }
    const word = { kind: 'info', text: 'No longer what is asked for, and leaves the list: pump two' }

    it('leaves the list after a word, and one that still is stays', async () => {
      const opened = await openList(3, inHall)
      await askForHall(opened)
      moveAway(opened)
      opened.stored.set('id3', { id: 'id3', rowVersion: 2, name: 'pump three', place: 'hall' })
      opened.emit('edit', { id: 'id3', rowVersion: 2 })
      await screen.findByText('2 in all')
      expect(screen.queryByText('pump two')).not.toBeInTheDocument()
      expect(screen.getByText('pump three')).toBeInTheDocument()
      expect(opened.host.notices).toEqual([word])
    })

    it('leaves a tree as well, where it stands at its top', async () => {
      const opened = await openList(3, { ...inHall, tree: { parentKey: 'parentId', labelKey: 'name' } })
      await askForHall(opened)
      moveAway(opened)
      await screen.findByText('2 in all')
      expect(opened.host.notices).toEqual([word])
    })

    it('moves in a tree to where it stands now', async () => {
      const columns = [...config.columns, { key: 'parentId', type: 'hidden' }]
      const opened = await openList(3, { columns, tree: { parentKey: 'parentId', labelKey: 'name' } })
      for (const [id, row] of opened.stored) opened.stored.set(id, { ...row, parentId: '' })
      await opened.user.click(screen.getByRole('button', { name: 'Refresh' }))
      const before = wholeLists(opened.asked())
      opened.stored.set('id2', { id: 'id2', rowVersion: 2, name: 'pump two', place: 'hall', parentId: 'id1' })
      opened.emit('edit', { id: 'id2', rowVersion: 2 })
      await waitFor(() => expect(wholeLists(opened.asked())).toBeGreaterThan(before))
      expect(opened.host.notices).toEqual([])
    })

    it('stays, as it is now, while rows are chosen', async () => {
      const opened = await openList(3, inHall)
      await askForHall(opened)
      await opened.user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
      moveAway(opened)
      await screen.findByText('pump two')
      await waitFor(() => expect(opened.host.notices).toEqual([word]))
      expect(screen.getByText('pump two')).toBeInTheDocument()
      await opened.user.click(screen.getByRole('button', { name: 'Clear selection' }))
      await waitFor(() => expect(screen.queryByText('pump two')).not.toBeInTheDocument())
    })
  })

  it('reads everything anew when a changed row may not be seen any more', async () => {
    const { stored, emit } = await openList()
    stored.delete('id2')
    emit('edit', { id: 'id2', rowVersion: 2 })
    await waitFor(() => expect(screen.queryByText('pump 2')).not.toBeInTheDocument())
  })
})
