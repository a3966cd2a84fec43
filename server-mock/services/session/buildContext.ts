import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/Database'
import type { CallContext, SessionUser } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { anonymousContext, contextOf, visitorContext } from '../../rights/callContext'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { findSessionOfCall } from './sessions'

/** The token that a call brings; null when it brings none. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token']
  return typeof header === 'string' && header !== '' ? header : null
}

/**
 * The tenant that a call is for: whoever belongs to one acts for no other. Whoever belongs to none may name one, and then reaches the rows of that one
 * alone.
 */
async function tenantOf({ database }: Services, request: FastifyRequest, user: SessionUser | null): Promise<string | undefined> {
  const { tenant_id: named } = request.headers
  const own = user?.tenantId ?? undefined
  if (typeof named !== 'string' || named === '' || named === own) return own
  if (own === undefined && (await isOpenTenant(database, named))) return named
  throw new CallFailure('no-permission', 'session.otherTenant')
}

async function isOpenTenant({ kysely }: Database, id: string): Promise<boolean> {
  const tenants = systemTables(kysely).selectFrom('sys_tenant').select('id')
  return (await tenants.where('id', '=', id).where('status', '=', '1').executeTakeFirst()) !== undefined
}

/** Who calls, as the session says: nothing of it is taken from the body. */
export async function buildContext(services: Services, request: FastifyRequest): Promise<CallContext> {
  const base = anonymousContext(request)
  const token = tokenOf(request)
  const user = token ? await findSessionOfCall(services.database, token) : null
  const inTenant = { ...base, tenant: await tenantOf(services, request, user) }
  return user ? contextOf(services, user, inTenant) : visitorContext(services, inTenant)
}
