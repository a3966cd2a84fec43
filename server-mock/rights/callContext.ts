import type { FastifyRequest } from 'fastify'
import { baseLanguage } from '../../schemas/language/findLanguage'
import { toRowRule } from '../../schemas/rights/dataRules'
import { decideVisible, disabledCodes, hiddenCodes } from '../../schemas/rights/decide'
import type { CallContext, SessionUser } from '../kernel/CallContext'
import { languageOf } from '../kernel/languageOf'
import { readerZone } from '../kernel/readerZone'
import { nameOfPermission } from './nameOfPermission'
import { type Rights, rightsOf } from './Rights'

const nothing: ReadonlySet<string> = new Set()

/** A caller who is not signed in. */
export function anonymousContext(request: FastifyRequest): CallContext {
  return {
    language: languageOf(request),
    timeZone: readerZone(request),
    ip: request.ip,
    user: null,
    can: () => false,
    hiddenFields: () => nothing,
    disabledFields: () => nothing,
  }
}

/** The data rules as conditions. One that cannot be read opens no row, and still binds whoever was granted it. */
async function rowRulesOf({ rights }: { rights: Rights }): Promise<NonNullable<CallContext['dataRules']>> {
  const rules = await rights.dataRules()
  return (page) => {
    const now = new Date()
    return (rules.get(page) ?? []).map((rule) => toRowRule(rule, now) ?? { name: rule.id, title: rule.ruleName, where: 'false' })
  }
}

/** The same with what pages withhold from whoever was granted nothing. */
export async function visitorContext(services: { rights: Rights }, base: CallContext): Promise<CallContext> {
  const { permissions } = rightsOf(await services.rights.allEntries(), [], [])
  return {
    ...base,
    dataRules: await rowRulesOf(services),
    hiddenFields: (authPre, surface) => hiddenCodes(authPre, surface, permissions),
    disabledFields: (authPre) => disabledCodes(authPre, permissions),
  }
}

/** A signed-in user with the rights of this moment, and with them those whom the user stands in for. */
export async function contextOf(
  services: { rights: Rights },
  { principals = [], tenantId, ...user }: SessionUser,
  base: Pick<CallContext, 'language' | 'timeZone' | 'ip' | 'tenant'> = { language: baseLanguage, ip: '' },
): Promise<CallContext> {
  const { roles, isAdministrator, permissions } = await services.rights.of(user.id)
  const entries = await services.rights.allEntries()
  const inTenant = { ...base, tenant: tenantId ?? base.tenant }
  return {
    ...inTenant,
    nameOfPermission: (permission) => nameOfPermission(entries, permission, base.language),
    dataRules: await rowRulesOf(services),
    user: { ...user, roles },
    principals: await Promise.all(principals.map((principal) => contextOf(services, principal, inTenant))),
    can: (permission) => isAdministrator || decideVisible(permission, permissions).isSo,
    hiddenFields: (authPre, surface) => (isAdministrator ? nothing : hiddenCodes(authPre, surface, permissions)),
    disabledFields: (authPre) => (isAdministrator ? nothing : disabledCodes(authPre, permissions)),
  }
}

/** The server itself as a caller: it brings in pages and rows at the first start. */
export const serverContext: CallContext = {
  user: { id: 'system', username: 'system', realname: 'system', orgCode: null, roles: [] },
  language: baseLanguage,
  ip: '127.0.0.1',
  can: () => true,
  hiddenFields: () => nothing,
  disabledFields: () => nothing,
}
