import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../kernel/CallContext'
import { anonymousContext, contextOf, visitorContext } from '../../rights/callContext'
import type { Services } from '../Services'
import { findSessionOfCall } from './sessions'

/** The token that a call brings; null when it brings none. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token']
  return typeof header === 'string' && header !== '' ? header : null
}

/** Who calls, as the session says: nothing of it is taken from the body. */
export async function buildContext(services: Services, request: FastifyRequest): Promise<CallContext> {
  const base = anonymousContext(request)
  const token = tokenOf(request)
  const user = token ? await findSessionOfCall(services.database, token) : null
  return user ? contextOf(services, user, base) : visitorContext(services, base)
}
