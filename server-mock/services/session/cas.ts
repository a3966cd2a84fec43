import { SaxesParser } from 'saxes'
import { request } from 'undici'
import { CallFailure } from '../../kernel/CallFailure'
import type { SignInSettings } from './SignInSettings'

const casNamespace = 'http://www.yale.edu/tp/cas'
const limitBytes = 64 * 1024
const timeout = 5000

/** Elements from the root to the name of the user. */
const userPath = ['serviceResponse', 'authenticationSuccess', 'user']

/** The user that a CAS 3 answer vouches for; null when it vouches for nobody. Whatever is not strict XML without a document type counts as nobody. */
export function readCasUser(xml: string): string | null {
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  const users: string[] = []
  const fail = (error: Error) => {
    throw error
  }
  parser.on('error', fail)
  parser.on('doctype', () => fail(new Error('a document type has no place in an answer of CAS')))
  parser.on('opentag', ({ local, uri }) => {
    path.push(uri === casNamespace ? local : `{${uri}}${local}`)
    if (path.join() === userPath.join()) users.push('')
  })
  parser.on('closetag', () => void path.pop())
  const add = (text: string) => {
    if (path.join() === userPath.join()) users.push((users.pop() ?? '') + text)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  try {
    parser.write(xml).close()
  } catch {
    return null
  }
  const [user, ...more] = users
  return more.length === 0 ? user?.trim() || null : null
}

async function readLimited(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > limitBytes) throw new Error('the answer of CAS is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The address that a ticket may be made out to: one of this product, or anybody's ticket for another service would open it. */
function checkService(service: string, own: string): void {
  const isOwn = URL.canParse(service) && new URL(service).origin === new URL(own).origin
  if (!isOwn) throw new CallFailure('sign-in-refused', 'session.ssoRefused')
}

/** Asks the CAS server whom a service ticket was given to (CAS protocol 3.0, `/p3/serviceValidate`). Follows no redirect. */
export async function askCas(cas: NonNullable<SignInSettings['cas']>, ticket: string, service = cas.service): Promise<string> {
  checkService(service, cas.service)
  const query = new URLSearchParams({ ticket, service })
  const user = await request(`${cas.url}/p3/serviceValidate?${query}`, { headersTimeout: timeout, bodyTimeout: timeout })
    .then(async ({ statusCode, body }) => {
      const xml = await readLimited(body)
      return statusCode === 200 ? readCasUser(xml) : null
    })
    .catch(() => {
      throw new CallFailure('unavailable', 'session.ssoUnavailable')
    })
  if (user === null) throw new CallFailure('sign-in-refused', 'session.ssoRefused')
  return user
}
