import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { missedChanges, rowEventsAtom } from '../../../runtime/session/rowEvents'
import { userAtom } from '../../../runtime/session/session'
import type { SocketOptions } from '../../../runtime/session/socket'
import { useLiveUpdates } from '../../../runtime/session/useLiveUpdates'

const openSocket = vi.hoisted(() => vi.fn())
vi.mock('../../../runtime/session/socket', () => ({ openSocket }))

/** A tab with a socket; `readAnew` are the keys that it asks for anew. */
function openTab() {
  let socket: SocketOptions | undefined
  openSocket.mockImplementation((options: SocketOptions) => {
    socket = options
    return { close: () => undefined }
  })
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  const store = createStore()
  const rowChanges: unknown[] = []
  store.get(rowEventsAtom).subscribe((change) => rowChanges.push(change))
  store.set(userAtom, { id: 'u1', username: 'anna', realname: 'Anna' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Provider>
  )
  renderHook(() => useLiveUpdates(), { wrapper })
  return {
    receive: (key: string, ...args: unknown[]) => socket?.onMessage({ type: 'common_send_date', data: { key, args } }),
    rowChanges,
    reopen: () => socket?.onReopened(),
    readAnew: () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.join(' ')),
  }
}

it.each(['page-published', 'page-withdrawn'])('after %s the page is read anew, and so are its history, menu and permissions', (event) => {
  const { receive, readAnew } = openTab()
  receive(event, 'order', 3)
  expect(readAnew()).toEqual(['page order', 'page-history order', 'permissions'])
})

it('after a dictionary was published its entries are read anew, with its versions and the rows that show its texts', () => {
  const { receive, readAnew, rowChanges } = openTab()
  receive('document-changed', 'stage.dict', 'dictionary', 'stage')
  expect(readAnew()).toEqual(['dictionary stage', 'page-history stage.dict', 'page-names'])
  expect(rowChanges).toEqual([missedChanges])
})

it('after a rule was published no dictionary is read anew, and all of them are when nobody knows which has changed', () => {
  const { receive, readAnew } = openTab()
  receive('document-changed', 'number.fillrule', 'fillRule', 'number')
  expect(readAnew()).toEqual(['page-history number.fillrule', 'page-names'])
  receive('document-changed')
  expect(readAnew()).toEqual(expect.arrayContaining(['dictionary', 'page-history']))
})

it('what is not about a page reads no menu anew', () => {
  const { receive, readAnew } = openTab()
  receive('announcements-changed')
  receive('rows-missed')
  receive('page-published', 7)
  expect(readAnew()).toEqual(['announcements'])
})

it('after the socket was away everything that it would have told is read anew', () => {
  const { reopen, readAnew } = openTab()
  reopen()
  expect(readAnew()).toEqual(expect.arrayContaining(['page', 'page-history', 'permissions', 'announcements', 'dictionary']))
})

it('after somebody was given or lost rights menu and permissions are read anew, and the rows on the screen', () => {
  const { receive, readAnew, rowChanges } = openTab()
  receive('rights-changed')
  expect(readAnew()).toEqual(['permissions'])
  expect(rowChanges).toEqual([missedChanges])
})
