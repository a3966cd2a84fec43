import { lookup as lookUpName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, errors, FormData, request } from 'undici'
import { CallFailure } from '../../kernel/CallFailure'
import { isInnerAddress } from './innerAddresses'
import type { AllowedTarget, ProxySettings } from './ProxySettings'

const notAllowed = () => new CallFailure('bad-request', 'shell.proxyNotAllowed')

/** The address when the settings allow it; anything else is refused alike. */
function readTarget(address: string, { targets }: ProxySettings): { url: URL; target: AllowedTarget } {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw notAllowed()
  const target = targets.find(({ host, port }) => host === url.hostname && (port === null ? url.port === '' : port === portOf(url)))
  if (!target) throw notAllowed()
  return { url, target }
}

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80)

/** Looks a name up once, refuses inner addresses, and hands on what was checked: the connection goes there and nowhere else. */
const checkedLookup: LookupFunction = (hostname, options, done) => {
  lookUpName(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) done(error ?? new Error(`${hostname} has no address`), '', 0)
    else if (found.some(({ address }) => isInnerAddress(address))) done(notAllowed(), '', 0)
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** What is sent on; nothing else of the caller's request is, its token least of all. */
export interface ForwardedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  address: string
  /** A form goes as a form, anything else as JSON. */
  body: unknown
}

/** What a server answered. */
interface TargetAnswer {
  contentType: string
  content: Buffer
}

/** Calls an allowed server and answers what it said: JSON as such, anything else as text. */
export async function callTarget(settings: ProxySettings, { method, address, body }: ForwardedCall): Promise<unknown> {
  const hasBody = method !== 'GET' && body !== undefined && body !== null
  const isForm = body instanceof FormData
  const { contentType, content } = await requestTarget(settings, address, {
    method,
    headers: { accept: 'application/json, text/plain;q=0.9', ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}) },
    body: isForm ? body : hasBody ? JSON.stringify(body) : null,
  })
  try {
    const text = content.toString()
    return /\bjson\b/.test(contentType) ? (JSON.parse(text) as unknown) : text
  } catch (error) {
    throw targetFailure(error)
  }
}

/** The bytes of a file of an allowed server. */
export async function fetchTarget(settings: ProxySettings, address: string, accept: string): Promise<Buffer> {
  const { content } = await requestTarget(settings, address, { method: 'GET', headers: { accept }, body: null })
  return content
}

type SentRequest = Pick<NonNullable<Parameters<typeof request>[1]>, 'headers' | 'body'> & Pick<ForwardedCall, 'method'>

/** Redirects are not followed. */
async function requestTarget(settings: ProxySettings, address: string, sent: SentRequest): Promise<TargetAnswer> {
  const { url, target } = readTarget(address, settings)
  const isNamedOnPurpose = target.port !== null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without being looked up.
  if (!isNamedOnPurpose && isIP(host) && isInnerAddress(host)) throw notAllowed()
  const agent = new Agent({ connect: isNamedOnPurpose ? {} : { lookup: checkedLookup }, maxResponseSize: settings.mostBytes })
  try {
    const answer = await request(url, { ...sent, dispatcher: agent, signal: AbortSignal.timeout(settings.timeout) })
    const content = Buffer.from(await answer.body.arrayBuffer())
    if (answer.statusCode < 200 || answer.statusCode > 299) {
      throw new CallFailure('refused', 'shell.proxyRefused', { status: answer.statusCode })
    }
    return { contentType: String(answer.headers['content-type']), content }
  } catch (error) {
    throw targetFailure(error)
  } finally {
    await agent.destroy()
  }
}

function targetFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  if (error instanceof errors.ResponseExceededMaxSizeError) return new CallFailure('refused', 'shell.proxyTooLarge')
  if (error instanceof Error && error.name === 'TimeoutError') return new CallFailure('timeout', 'shell.proxyUnreachable')
  return new CallFailure('refused', 'shell.proxyUnreachable')
}
