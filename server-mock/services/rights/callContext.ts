import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../CallContext'
import { languageOf } from '../http/languageOf'
import type { Services } from '../Services'
import { findSession, type SessionUser } from '../session/sessions'
import { disabledUnder, hiddenUnder, isPermitted } from './decide'
import type { UserRights } from './Rights'

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
  const [rights, entries] = await Promise.all([services.rights.of(user.id), services.rights.allEntries()])
  return {
    ...base,
    user: { ...user, roles: rights.roles },
    can: (permission) => isPermitted(permission, entries, rights),
    hiddenFields: (authPre) => keep(rights, `hidden ${authPre}`, () => hiddenUnder(authPre, entries, rights)),
    disabledFields: (authPre) => keep(rights, `disabled ${authPre}`, () => disabledUnder(authPre, entries, rights)),
  }
}

/** What is withheld from users, by their rights: worked out at the first call, and gone when the rights are read anew. */
const withheld = new WeakMap<UserRights, Map<string, ReadonlySet<string>>>()

function keep(rights: UserRights, name: string, find: () => ReadonlySet<string>): ReadonlySet<string> {
  if (rights.isAdministrator) return nothing
  const kept = withheld.get(rights) ?? new Map<string, ReadonlySet<string>>()
  withheld.set(rights, kept)
  const codes = kept.get(name) ?? find()
  kept.set(name, codes)
  return codes
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
