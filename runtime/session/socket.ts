/** Times of the socket, in milliseconds. */
export const socketTimes = { heartbeat: 10_000, timeout: 6_000, reconnect: 5_000 } as const

/** The server's reason for closing when it does not know the token: trying again would not help. */
const tokenRefused = 4401

/** A message of the server. */
export interface SocketMessage {
  type: string
  data?: unknown
}

export interface SocketOptions {
  userId: string
  /** Names this browser tab. */
  pageId: string
  readToken(): string | null
  onMessage(message: SocketMessage): void
  /** true: a socket was open before this one, and messages may have been missed since. */
  isReturn?: boolean
  /** The connection is back after a gap in which messages may have been missed. */
  onReopened(): void
  /** The connection was lost, or is back. */
  onConnected?(isConnected: boolean): void
  /** The server does not know the token any more. */
  onRefused?(token: string): void
}

export interface LiveSocket {
  close(): void
}

/** The address of the socket on the server that this page came from. */
function socketAddress({ userId, pageId }: SocketOptions): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/vxeSocket/${encodeURIComponent(userId)}/${encodeURIComponent(pageId)}`
}

function parseMessage(data: unknown): SocketMessage | null {
  try {
    const message: unknown = JSON.parse(String(data))
    if (message === null || typeof message !== 'object' || !('type' in message) || typeof message.type !== 'string') return null
    return message as SocketMessage
  } catch {
    return null
  }
}

/**
 * Keeps one socket open: a heartbeat every ten seconds, given up when nothing comes back for six, opened again after five.
 * The token goes as sub-protocol, never in the address.
 */
export function openSocket(options: SocketOptions): LiveSocket {
  let socket: WebSocket | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  let isClosed = false
  let hasBeenOpen = options.isReturn ?? false

  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const after = (milliseconds: number, action: () => void) => timers.push(setTimeout(action, milliseconds))

  const beat = () => {
    stopTimers()
    after(socketTimes.heartbeat, () => {
      socket?.send(JSON.stringify({ type: 'heart_beat', data: true }))
      after(socketTimes.timeout, () => drop())
    })
  }
  const drop = () => {
    stopTimers()
    const lost = socket
    socket = null
    lost?.close()
    if (isClosed) return
    if (hasBeenOpen) options.onConnected?.(false)
    after(socketTimes.reconnect, connect)
  }
  function connect(): void {
    const token = options.readToken()
    if (!token) {
      drop()
      return
    }
    const opened = new WebSocket(socketAddress(options), [token])
    socket = opened
    opened.onopen = () => {
      beat()
      options.onConnected?.(true)
      if (hasBeenOpen) options.onReopened()
      hasBeenOpen = true
    }
    opened.onmessage = (event) => {
      if (opened !== socket) return
      beat()
      const message = parseMessage(event.data)
      if (message && message.type !== 'heart_beat') options.onMessage(message)
    }
    opened.onclose = ({ code }) => {
      if (code === tokenRefused && !isClosed) {
        isClosed = true
        options.onRefused?.(token)
      }
      if (opened === socket) drop()
    }
  }

  // Not at once: an effect that is undone in the same moment should not open a connection at all.
  after(0, connect)
  return {
    close() {
      isClosed = true
      drop()
    },
  }
}
