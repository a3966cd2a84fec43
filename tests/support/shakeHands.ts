import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A client that shakes hands for a socket and then never says anything: the status that it is answered, 101 when it has one, and its connection. */
export function shakeHands(url: string, token: string, more: Record<string, string> = {}): Promise<{ status: number; socket: Socket }> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
    'Sec-WebSocket-Protocol': token,
    ...more,
  }
  return new Promise((resolve, reject) => {
    const answered = ({ statusCode = 0, socket }: { statusCode?: number; socket: Socket }) => {
      socket.resume().on('error', () => undefined)
      resolve({ status: statusCode, socket })
    }
    request(url, { headers }).on('upgrade', answered).on('response', answered).on('error', reject).end()
  })
}
