import type { Result } from '../../schemas/api/Result'
import type { Language } from '../../schemas/page/Text'
import type { CallLog } from './CallLog'
import type { CallError } from './Calls'

/** What a call needs to know about the product around it. */
export interface TransportOptions {
  /** Where the calls start, for example `/api`. */
  base: string
  /** Names this browser tab in each call that writes. */
  caseId: string
  readToken(): string | null
  readTenant(): string | null
  readLanguage(): Language
  /** The zone by whose clock the reader sees moments. */
  readTimeZone(): string
  /** A sentence of the error catalogue by its key in `runtime/text/calls`, without the area. */
  text(key: CallText): string
  /** The server no longer knows the token that was sent, and says so in this sentence of the catalogue. */
  onExpired(token: string, reason: ExpiryReason): void
  /** A call has failed on its way, in a manner that no page has an answer to. Calls that are quiet are not told of. */
  onFailed?(error: CallError): void
  /** Remembers the calls; those of signing in are not for it. */
  log?: CallLog
}

/** How a session ends: the token is not known (401), or the answer says that it has expired. */
export type ExpiryReason = 'unauthorised' | 'expired'

export type CallText =
  | 'forbidden'
  | 'notFound'
  | 'timeout'
  | 'unauthorised'
  | 'expired'
  | 'offline'
  | 'cancelled'
  | 'conflict'
  | 'server'
  | 'badAnswer'
  | 'emptyDownload'
  | 'pageNotFound'
  | 'pageUnavailable'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  params?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  /** Names the call: the server does it once, however often it is tried. */
  key?: string
  /** See `CallOptions`. */
  isValid?(result: unknown): boolean
  isBare?: boolean
  isQuiet?: boolean
  keepalive?: boolean
  /** Of a session that is no longer the one here; that one when left out. */
  token?: string
  /** See `DownloadOptions`. */
  onStart?(headers: Headers): void
  onProgress?(bytes: number): void
}

/** One way to the server: headers, time limit, cancelling, repeating, and the error catalogue. */
export interface Transport {
  readonly options: TransportOptions
  /** The whole answer. Throws a `CallError` unless the call succeeded. */
  call(request: Request): Promise<Result>
  /** The answer as a file. Throws a `CallError` for JSON that says what went wrong, and for an empty file. */
  download(request: Request): Promise<Blob>
}

/** Milliseconds after which a call is given up. */
export const callTimeout = 60_000

/** Whoever reads no moments need not say by which clock. */
type Caller = Pick<TransportOptions, 'readToken' | 'readTenant' | 'readLanguage'> & Partial<Pick<TransportOptions, 'readTimeZone'>>

export function callHeaders(options: Caller, token = options.readToken()): Record<string, string> {
  const tenant = options.readTenant()
  const timeZone = options.readTimeZone?.()
  return {
    'Accept-Language': options.readLanguage(),
    ...(timeZone === undefined ? {} : { 'X-Time-Zone': timeZone }),
    ...(token ? { 'X-Access-Token': token } : {}),
    ...(tenant ? { tenant_id: tenant } : {}),
  }
}
