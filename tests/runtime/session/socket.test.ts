import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LiveSocket, openSocket, type SocketMessage, socketTimes } from '../../../runtime/session/socket'
import { changedPage } from '../../../runtime/session/useLiveUpdates'

class FakeSocket {
  static opened: FakeSocket[] = []
  sent: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor(
    readonly address: string,
    readonly protocols: string[],
  ) {
    FakeSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(code = 1000): void {
    this.onclose?.({ code })
  }
}

const newest = () => FakeSocket.opened.at(-1) as FakeSocket
let socket: LiveSocket
let messages: SocketMessage[]
const [onReopened, onConnected, onRefused] = [vi.fn(), vi.fn(), vi.fn()]
const options = {
  userId: 'u1',
  pageId: 'p1',
  readToken: () => 't1',
  onMessage: (message: SocketMessage) => void messages.push(message),
  onReopened,
  onConnected,
  onRefused,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.opened = []
  messages = []
  vi.clearAllMocks()
  socket = openSocket(options)
  vi.advanceTimersByTime(0)
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('P7-socket', () => {
  it('sends the token as sub-protocol, never in the address', () => {
    expect(newest().address).toMatch(/\/vxeSocket\/u1\/p1$/)
    expect(newest().protocols).toEqual(['t1'])
  })

  it('beats every 10 s, gives up after 6 s of silence and comes back after 5 s', () => {
    expect(socketTimes).toEqual({ heartbeat: 10_000, timeout: 6_000, reconnect: 5_000 })
    newest().onopen?.()
    vi.advanceTimersByTime(10_000)
    expect(newest().sent).toHaveLength(1)
    vi.advanceTimersByTime(6_000 + 4_999)
    expect(FakeSocket.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.opened).toHaveLength(2)
  })

  it('an answered heartbeat keeps it open', () => {
    newest().onopen?.()
    for (let beat = 1; beat <= 5; beat++) {
      vi.advanceTimersByTime(10_000)
      newest().onmessage?.({ data: '{"type":"heart_beat","data":true}' })
    }
    expect(FakeSocket.opened).toHaveLength(1)
    expect(messages).toEqual([])
  })

  it('after a gap it says that messages may have been missed', () => {
    newest().onopen?.()
    expect(onReopened).not.toHaveBeenCalled()
    newest().close()
    vi.advanceTimersByTime(5_000)
    newest().onopen?.()
    expect(onReopened).toHaveBeenCalledOnce()
  })

  it('says that the connection is lost, and that it is back', () => {
    newest().onopen?.()
    newest().close()
    expect(onConnected.mock.calls).toEqual([[true], [false]])
    vi.advanceTimersByTime(5_000)
    newest().onopen?.()
    expect(onConnected).toHaveBeenLastCalledWith(true)
  })

  it('a socket that follows on another has missed what was told between them', () => {
    const again = openSocket({ ...options, isReturn: true })
    vi.advanceTimersByTime(0)
    newest().onopen?.()
    expect(onReopened).toHaveBeenCalledOnce()
    again.close()
  })

  it('comes back to a server that cannot say yet who this is', () => {
    newest().close(1013)
    vi.advanceTimersByTime(5_000)
    expect(FakeSocket.opened).toHaveLength(2)
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('comes back to a server that has no place for it now, after 5 s each time, and takes nothing for lost or read anew meanwhile', () => {
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(FakeSocket.opened).toHaveLength(attempt)
      // What browsers tell of every refused handshake, whatever its status.
      newest().close(1006)
      vi.advanceTimersByTime(4_999)
      expect(FakeSocket.opened).toHaveLength(attempt)
      vi.advanceTimersByTime(1)
    }
    for (const listener of [onConnected, onReopened, onRefused]) expect(listener).not.toHaveBeenCalled()
  })

  it('stays closed once it is closed', () => {
    newest().onopen?.()
    socket.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('does not come back to a server that refuses the token', () => {
    newest().onopen?.()
    newest().close(4401)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.opened).toHaveLength(1)
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('t1')
  })

  it('hands on what the server says, and survives what is no message', () => {
    newest().onopen?.()
    newest().onmessage?.({ data: 'nonsense' })
    newest().onmessage?.({ data: '{"type":"common_send_date","data":{"key":"page-published","args":["order",4]}}' })
    expect(messages.map(changedPage)).toEqual(['order'])
  })

  it('takes only the message about a published page for one', () => {
    expect(changedPage({ type: 'update_vxe_table', data: { key: 'page-published', args: ['order'] } })).toBeNull()
    expect(changedPage({ type: 'common_send_date', data: { key: 'other', args: ['order'] } })).toBeNull()
    expect(changedPage({ type: 'common_send_date', data: null })).toBeNull()
  })
})
