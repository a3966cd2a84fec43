import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { phoneScreen } from '../../../../runtime/kit/useMediaQuery'
import { PageView } from '../../../../runtime/pages/PageView'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

const rooms = {
  kind: 'list',
  version: 1,
  code: 'room',
  title: 'Rooms',
  url: { list: '/r/list' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  details: [
    { page: 'booking', on: { room: 'name' } },
    { page: 'device', on: { owner: 'keeper' }, title: 'Devices' },
  ],
}
const bookings = {
  kind: 'list',
  version: 1,
  code: 'booking',
  title: 'Bookings',
  url: { list: '/b/list', add: '/b/add' },
  columns: [
    { key: 'subject', type: 'input', title: 'Subject' },
    { key: 'room', type: 'input', title: 'Room' },
  ],
  rowButtons: [{ name: 'devices', label: 'All devices', action: { type: 'open', page: 'device', as: 'dialog' } }],
}
const devices = { ...bookings, rowButtons: [], code: 'device', title: 'All devices', url: { list: '/d/list' } }
const configs: Record<string, object> = { room: rooms, booking: bookings, device: devices }
const rows = [
  { id: 'r1', name: 'East' },
  { id: 'r2', name: 'West, upstairs' },
]
const pageOf = (records: object[]) => ({ records, total: records.length, size: 15, current: 1, pages: 1 })
const user = userEvent.setup()

async function openRooms(options: FakeHostOptions = {}) {
  const { host } = await renderWithHost(<PageView code="room" />, {
    language: 'en-US',
    ...options,
    calls: {
      pageConfig: (code) => ({ config: configs[code], version: '1' }),
      list: (url, query) => pageOf(url === '/r/list' ? rows : [{ id: 'b1', subject: `in ${query.room_begin}`, room: query.room_begin }]),
      add: (_url, body) => ({ id: 'b2', ...body }),
      ...options.calls,
    },
  })
  await screen.findByText('East')
  return host
}

const asked = (host: Awaited<ReturnType<typeof openRooms>>, url: string) =>
  host.made.filter(({ method, args }) => method === 'list' && args[0] === url).map(({ args }) => args[1])

describe('a list with details', () => {
  it('names the pages that follow it, and says that a row is to be selected', async () => {
    const host = await openRooms()
    expect(await screen.findByRole('tab', { name: 'Bookings' })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'Devices' })).toBeInTheDocument()
    expect(screen.getByText('Select one row to see what belongs to it')).toBeInTheDocument()
    expect(asked(host, '/b/list')).toEqual([])
  })

  it('shows the rows that hold exactly the value of the row that is clicked on, and then those of another', async () => {
    const host = await openRooms()
    await user.click(await screen.findByText('East'))
    expect(await screen.findByText('in East', undefined, { timeout: 10_000 })).toBeInTheDocument()
    expect(asked(host, '/b/list')).toEqual([expect.objectContaining({ room_begin: 'East', room_end: 'East' })])
    await user.click(screen.getByText('West, upstairs'))
    expect(await screen.findByText('in West, upstairs')).toBeInTheDocument()
    expect(screen.queryByText('in East')).not.toBeInTheDocument()
  })

  it('shows nothing where the row has no value, instead of the rows of everybody', async () => {
    const host = await openRooms()
    await user.click(await screen.findByText('East'))
    await user.click(await screen.findByRole('tab', { name: 'Devices' }))
    expect(await screen.findByText('The row has no value that anything could belong to')).toBeInTheDocument()
    expect(asked(host, '/d/list')).toEqual([])
  })

  it('shows nothing while several rows are selected', async () => {
    await openRooms()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    expect(await screen.findByText('Select one row to see what belongs to it')).toBeInTheDocument()
  })

  it('comes on a telephone with the row that it follows: until then the list has the screen to itself', async () => {
    const ask = window.matchMedia.bind(window)
    const asking = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...ask(query), matches: query === phoneScreen }))
    await openRooms()
    expect(screen.queryByRole('tab', { name: 'Bookings' })).toBeNull()
    await user.click(screen.getByText('East'))
    expect(await screen.findByRole('tab', { name: 'Bookings' })).toBeVisible()
    asking.mockRestore()
  })

  it('has no tab for a page that the user may not open, and stays where it was', async () => {
    const closed = (...codes: string[]) => ({
      pageConfig: (code: string) => {
        if (codes.includes(code)) throw new CallError('forbidden', 'Access denied', { status: 403 })
        return { config: configs[code], version: '1' }
      },
    })
    const host = await openRooms({ calls: closed('device') })
    expect(await screen.findByRole('tab', { name: 'Bookings' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Devices' })).not.toBeInTheDocument())
    expect(asked(host, '/r/list')).toHaveLength(1)
    cleanup()
    const alone = await openRooms({ calls: closed('device', 'booking') })
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
    expect(asked(alone, '/r/list')).toHaveLength(1)
    expect(screen.queryByText('Access denied')).not.toBeInTheDocument()
  })

  it('gives a new row the value of the selected one, locked', async () => {
    const host = await openRooms()
    await user.click(await screen.findByText('East'))
    await screen.findByText('in East', undefined, { timeout: 10_000 })
    const below = within(screen.getByRole('region', { name: 'Bookings' }))
    await user.click(below.getByRole('button', { name: 'New' }))
    const form = within(await screen.findByRole('dialog', undefined, { timeout: 20_000 }))
    expect(await form.findByLabelText('Room')).toHaveTextContent(/^East$/)
    expect(form.queryByRole('textbox', { name: 'Room' })).toBeNull()
    await user.type(form.getByLabelText('Subject'), 'Talk')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'add', args: ['/b/add', { subject: 'Talk', room: 'East' }] }))
  })

  it('asks for the rights of the page below, and not for those of the list', async () => {
    await openRooms({ host: { can: (action) => !action.startsWith('booking:') } })
    await user.click(await screen.findByText('East'))
    await screen.findByText('in East', undefined, { timeout: 10_000 })
    expect(within(screen.getByRole('region', { name: 'Bookings' })).queryByRole('button', { name: 'New' })).not.toBeInTheDocument()
  })

  it('ties no page that is opened from the page below to the selected row', async () => {
    const host = await openRooms()
    await user.click(await screen.findByText('East'))
    await screen.findByText('in East', undefined, { timeout: 20_000 })
    await user.click(screen.getByRole('button', { name: 'All devices' }))
    await waitFor(() => expect(asked(host, '/d/list')).toHaveLength(1), { timeout: 10_000 })
    expect(asked(host, '/d/list')[0]).not.toHaveProperty('room_begin')
  })

  it('P2-linked has an address of its own below: what is searched for there asks for nothing above, and the other way round', async () => {
    const changeSearch = vi.fn()
    const queried = { queryConfig: [{ key: 'subject' }] }
    const subject = { key: 'subject', type: 'input', title: 'Subject' }
    const asking: typeof configs = {
      room: { ...rooms, ...queried, columns: [...rooms.columns, subject] },
      booking: { ...bookings, ...queried },
    }
    const host = await openRooms({
      host: { changeSearch, search: '?subject=large' },
      calls: { pageConfig: (code) => ({ config: asking[code], version: '1' }) },
    })
    await user.click(screen.getByText('East'))
    await screen.findByText('in East', undefined, { timeout: 20_000 })
    const boxBelow = () => within(screen.getByRole('region', { name: 'Bookings' })).getByLabelText('Subject')
    expect(screen.getByDisplayValue('large')).toBeInTheDocument()
    expect(boxBelow()).toHaveValue('')
    expect(asked(host, '/b/list')).toEqual([expect.not.objectContaining({ subject: '*large*' })])

    await user.type(boxBelow(), 'talk{Enter}')
    await waitFor(() => expect(asked(host, '/b/list').at(-1)).toMatchObject({ subject: '*talk*', room_begin: 'East' }))
    expect(changeSearch).not.toHaveBeenCalled()
    expect(asked(host, '/r/list')).toEqual([expect.objectContaining({ subject: '*large*' })])
    expect(screen.getByDisplayValue('large')).toBeInTheDocument()

    await user.click(screen.getByText('West, upstairs'))
    await screen.findByText('in West, upstairs')
    expect(boxBelow()).toHaveValue('')
  })
})
