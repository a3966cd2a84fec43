import { WebSocket } from 'undici'
import type { ServerMessage } from '../../schemas/api/socket'

/** An open tab as the server sees it: its socket and what it was told. */
export interface OpenTab {
  messages: ServerMessage[]
  send(message: unknown): void
  /** The first message that is wanted, of those that came or will come. */
  next<M extends ServerMessage>(isWanted: (message: ServerMessage) => message is M): Promise<M>
  /** Resolves when everything that was sent before has been taken up. */
  beat(): Promise<void>
  /** The code that the socket was closed with. */
  closed: Promise<number>
  close(): void
}

/** Opens the socket of a tab; resolves when it is open. */
export async function openTab(url: string, token: string, userId: string, pageId: string): Promise<OpenTab> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/vxeSocket/${userId}/${pageId}`, [token])
  const messages: ServerMessage[] = []
  let waiting: (() => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as ServerMessage)
    for (const wake of waiting.splice(0)) wake()
  })
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
    socket.addEventListener('error', () => resolve(0))
  })
  await Promise.race([new Promise<void>((resolve) => socket.addEventListener('open', () => resolve())), closed])
  const tab: OpenTab = {
    messages,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(isWanted) {
      for (;;) {
        const found = messages.find(isWanted)
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    async beat() {
      const before = messages.filter(({ type }) => type === 'heart_beat').length
      tab.send({ type: 'heart_beat', data: true })
      while (messages.filter(({ type }) => type === 'heart_beat').length <= before) {
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close() {
      waiting = []
      socket.close()
    },
  }
  return tab
}
