import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import type { Services } from '../Services'
import { anonymousUserTokenOf, giveAnonymousUserCookie } from './fileCookie'

/** true when a published page that anonymous users may send has a field for files. */
export function takesAnonymousFiles({ registry }: Pick<Services, 'registry'>): boolean {
  return registry.all().some(({ declaration: { access, fields, subTables = [] } }) => {
    const all = [...fields, ...subTables.flatMap((table) => table.fields)]
    return access.add === 'public' && all.some((field) => isFieldKind(field.type) && factsOf(field).holdsFiles === true)
  })
}

/** Under which name an anonymous user's files are kept: no name of a user, and not what the cookie holds. */
function ownerOf(token: string): string {
  return `visitor:${createHash('sha256').update(token).digest('hex').slice(0, 40)}`
}

/** The anonymous user who sends a file; who has no name gets a name of their own, which only this browser knows. */
export function nameAnonymousUser(request: FastifyRequest, reply: FastifyReply): string {
  const token = anonymousUserTokenOf(request) ?? randomBytes(32).toString('base64url')
  giveAnonymousUserCookie(request, reply, token)
  return ownerOf(token)
}

/** true for a file that this anonymous user has sent. */
export function isOwnFile(request: FastifyRequest, createBy: string): boolean {
  const token = anonymousUserTokenOf(request)
  return token !== null && createBy === ownerOf(token)
}
