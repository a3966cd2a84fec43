import type { WebSocket } from '@fastify/websocket'
import type { ServerMessage } from '../../../schemas/api/socket'
import type { SessionUser } from '../../kernel/CallContext'

/** Own words for "you may not": the code range of WebSocket that is left to applications. */
const refused = 4401
/** The standard's word for a client that does not keep to the rules. */
const againstPolicy = 1008

const windowMilliseconds = 10_000
const mostMessages = 100
/** A client that does not read what it is sent is let go before it fills the server's memory. */
const mostUnsent = 1024 * 1024

/** One open socket of a browser tab. */
export class LiveTab {
  private isAlive = true
  private windowStart = 0
  private messages = 0
  /** Set when the session was found; nothing but heart beats is sent before. */
  user: SessionUser | null = null

  constructor(
    private readonly socket: WebSocket,
    readonly pageId: string,
  ) {
    socket.on('pong', () => {
      this.isAlive = true
    })
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > mostUnsent) this.socket.terminate()
    else this.socket.send(JSON.stringify(message))
  }

  /** Counts a message that came in; false, and the end of the socket, when there are too many. */
  countMessage(): boolean {
    this.isAlive = true
    const now = performance.now()
    if (now - this.windowStart > windowMilliseconds) {
      this.windowStart = now
      this.messages = 0
    }
    this.messages++
    if (this.messages > mostMessages) this.socket.close(againstPolicy, 'too many messages')
    return this.messages <= mostMessages
  }

  /** Asks for a sign of life; the socket ends when the last asking was never answered. */
  checkLife(): void {
    if (!this.isAlive) {
      this.socket.terminate()
      return
    }
    this.isAlive = false
    this.socket.ping()
  }

  refuse(): void {
    this.socket.close(refused, 'session')
  }
}
