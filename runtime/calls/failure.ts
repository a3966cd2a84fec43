import type { FoundError, Result } from '../../schemas/api/Result'
import { CallError } from './Calls'
import type { CallText, TransportOptions } from './Transport'

/** What an answer may hold; every part can be missing when something between here and the server answered instead. */
export type Answer = Partial<Omit<Result, 'code'>> & { code?: number | string }

const tokenExpired = /Token\s*失效|token (has )?expired/i

/** The answer as an object; `null` when it is no JSON object. */
export function parseAnswer(source: string): Answer | null {
  const answer = parseJson(source)
  return isObject(answer) ? (answer as Answer) : null
}

/** Rows that came without an envelope, a list or a page of them, in one; `null` for every other answer. */
export function bareAnswer(source: string): Answer | null {
  const answer = parseJson(source)
  return Array.isArray(answer) || (isObject(answer) && Array.isArray(answer.records)) ? { result: answer } : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** `undefined` for what is no JSON. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/** `success` decides; an answer without it is judged by its code (0 and 200 are good). */
export function isSuccess(answer: Answer): boolean {
  if (typeof answer.success === 'boolean') return answer.success
  return answer.code === undefined || answer.code === 0 || String(answer.code) === '200'
}

interface Found {
  kind: CallError['kind']
  /** Said whatever the server says, as the specification words it. */
  fixed?: CallText
  /** Said when the server says nothing. */
  fallback?: CallText
}

const byStatus: Readonly<Record<number, Found>> = {
  400: { kind: 'invalid' },
  403: { kind: 'forbidden', fixed: 'forbidden' },
  404: { kind: 'notFound', fixed: 'notFound' },
  408: { kind: 'timeout', fixed: 'timeout' },
  409: { kind: 'conflict', fallback: 'conflict' },
  413: { kind: 'refused' },
  422: { kind: 'invalid' },
  429: { kind: 'refused' },
  504: { kind: 'timeout', fixed: 'timeout' },
}

function found(status: number, answer: Answer | null): Found {
  const code = String(answer?.code ?? '')
  // The server's own refusal (code 510) says why, so its sentence goes before the general one.
  if (code === '510') return { kind: 'forbidden', fallback: 'forbidden' }
  return byStatus[status] ?? { kind: status < 400 ? 'refused' : 'server' }
}

/** The error that a page gets for an answer that is no success, told by its status and what it says. Tells the session when the token is no longer good. */
export function failureOf(status: number, answer: Answer | null, sentToken: string | null, options: TransportOptions): CallError {
  const message = answer?.message ?? ''
  const details = { status, code: answer?.code, result: answer?.result, errors: answer?.errors as FoundError[] | undefined }
  const isExpired = status === 401 || ((status === 500 || status < 400) && tokenExpired.test(message))
  if (isExpired) {
    const reason = status === 401 ? 'unauthorised' : 'expired'
    if (sentToken) options.onExpired(sentToken, reason)
    return new CallError('expired', options.text(reason), details)
  }
  const { kind, fixed, fallback } = found(status, answer)
  return new CallError(kind, fixed ? options.text(fixed) : message || options.text(fallback ?? 'server'), details)
}

/** true for an HTTP status of its own and for a server that cannot be reached. The server's own refusal (code 510) says why, as an answer does. */
export function hasFailed(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  const { status = 0, code } = error.details
  return error.kind === 'offline' || error.kind === 'timeout' || (status >= 400 && String(code) !== '510')
}

/** What whoever made the call does not answer by itself, as it does values that are refused, conflicts and a line that is down. */
const noticed: readonly CallError['kind'][] = ['forbidden', 'notFound', 'timeout', 'server']

/** Runs a call, and tells the product of a failure that has to be said in a notice. */
export async function noticingFailure<T>(isQuiet: boolean | undefined, { onFailed }: TransportOptions, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isQuiet && hasFailed(error) && noticed.includes(error.kind)) onFailed?.(error)
    throw error
  }
}
