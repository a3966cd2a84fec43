import type { FastifyRequest } from 'fastify'
import type { SessionUser } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { Services } from '../Services'
import { findSession } from '../session/sessions'
import { isOwnOrigin } from './isOwnOrigin'
import { createSocketCounter, type SocketLimits } from './SocketCounter'

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

/** The user that the token of a handshake belongs to; null when it is none, or when the address names another user. */
export async function findSocketUser(
  { database }: Pick<Services, 'database'>,
  { headers, params }: FastifyRequest,
): Promise<SessionUser | null> {
  const token = (String(headers['sec-websocket-protocol'] ?? '').split(',')[0] ?? '').trim()
  const { userId } = params as { userId: string }
  const user = tokenPattern.test(token) ? await findSession(database, token) : null
  return user?.id === userId || user?.username === userId ? user : null
}

/**
 * Decides about a handshake before there is a socket: a refused one never looks open to the browser, which tries again after a while. Only a token that
 * is not known any more gets a socket, which is closed with the reason: browsers are not told the status of a handshake.
 */
export function createHandshakeCheck(services: Services, limits: SocketLimits) {
  const counter = createSocketCounter(limits)
  const users = new WeakMap<FastifyRequest, SessionUser | null>()
  return {
    async check(request: FastifyRequest): Promise<void> {
      if (!request.ws) return
      if (!isOwnOrigin(request, services.network.origins)) throw new CallFailure('no-permission', 'http.foreignOrigin')
      const user = await findSocketUser(services, request).catch(() => {
        throw new CallFailure('unavailable', 'http.unavailable')
      })
      const leave = counter.acquire(request.ip, user?.id)
      if (!leave) throw new CallFailure('too-many', 'http.tooMany')
      // The connection, not the socket on it: whatever becomes of the handshake, the connection ends.
      request.raw.socket.once('close', leave)
      if (request.raw.socket.destroyed) leave()
      users.set(request, user)
    },
    userOf: (request: FastifyRequest) => users.get(request) ?? null,
  }
}
