import type { FastifyRequest } from 'fastify'
import { decideVisible, disabledCodes, hiddenCodes } from '../../../schemas/rights/decide'
import type { CallContext } from '../CallContext'
import { languageOf } from '../http/languageOf'
import type { Services } from '../Services'
import { findSession, type SessionUser } from '../session/sessions'

const nothing: ReadonlySet<string> = new Set()

export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token']
  return typeof header === 'string' && header !== '' ? header : null
}

/** A caller who is not signed in. */
export function visitorContext(request: FastifyRequest): CallContext {
  return {
    language: languageOf(request),
    ip: request.ip,
    user: null,
    can: () => false,
    hiddenFields: () => nothing,
    disabledFields: () => nothing,
  }
}

/** Who calls, as the session says: nothing of it is taken from the body. */
export async function buildContext(services: Services, request: FastifyRequest): Promise<CallContext> {
  const base = visitorContext(request)
  const token = tokenOf(request)
  const user = token ? await findSession(services.database, token) : null
  return user ? contextOf(services, user, base) : base
}

/** A signed-in user with the rights that stand now. */
export async function contextOf(
  services: Pick<Services, 'rights'>,
  user: SessionUser,
  base: Pick<CallContext, 'language' | 'ip'> = { language: 'zh-CN', ip: '' },
): Promise<CallContext> {
  const { roles, isAdministrator, permissions } = await services.rights.of(user.id)
  return {
    ...base,
    user: { ...user, roles },
    can: (permission) => isAdministrator || decideVisible(permission, permissions).isSo,
    hiddenFields: (authPre) => (isAdministrator ? nothing : hiddenCodes(authPre, permissions)),
    disabledFields: (authPre) => (isAdministrator ? nothing : disabledCodes(authPre, permissions)),
  }
}

/** The server itself as a caller: it brings in pages and rows at the first start. */
export const serverContext: CallContext = {
  user: { id: 'system', username: 'system', realname: 'system', orgCode: null, roles: [] },
  language: 'zh-CN',
  ip: '127.0.0.1',
  can: () => true,
  hiddenFields: () => nothing,
  disabledFields: () => nothing,
}
