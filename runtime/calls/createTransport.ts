import type { Result } from '../../schemas/api/Result'
import { addressOf, withTimestamp } from './address'
import { CallError } from './Calls'
import { type Answer, failureOf, isSuccess, parseAnswer } from './failure'
import { callHeaders, callTimeout, type Request, type Transport, type TransportOptions } from './Transport'

export function createTransport(options: TransportOptions): Transport {
  return {
    options,
    async call(request) {
      const { response, token } = await send(request, options)
      return readResult(response.status, await readText(response, options), token, options)
    },
    async download(request) {
      const { response, token } = await send(request, options)
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      if (!response.ok || isJson) throw failureOf(response.status, parseAnswer(await readText(response, options)), token, options)
      const blob = await response.blob()
      if (blob.size === 0) throw new CallError('server', options.text('emptyDownload'), { status: response.status })
      return blob
    },
  }
}

/** The envelope of a finished call, or the error that it stands for. */
export function readResult(status: number, source: string, token: string | null, options: TransportOptions): Result {
  const answer = parseAnswer(source)
  if (status >= 200 && status < 300) {
    if (!answer) throw new CallError('server', options.text('badAnswer'), { status })
    if (isSuccess(answer)) return completed(answer)
  }
  throw failureOf(status, answer, token, options)
}

function completed(answer: Answer): Result {
  return {
    success: true,
    message: answer.message ?? '',
    code: Number(answer.code ?? 0),
    result: answer.result,
    timestamp: answer.timestamp ?? Date.now(),
  }
}

async function send(request: Request, options: TransportOptions): Promise<{ response: Response; token: string | null }> {
  const token = options.readToken()
  try {
    return { response: await sendOnce(request, options), token }
  } catch (error) {
    const isWorthRepeating = request.method === 'GET' && error instanceof CallError && error.kind === 'offline'
    if (!isWorthRepeating) throw error
    return { response: await sendOnce(request, options), token }
  }
}

async function sendOnce(request: Request, options: TransportOptions): Promise<Response> {
  const { method, path, body, signal } = request
  const isForm = body instanceof FormData
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), callTimeout)
  const cancel = () => limit.abort()
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) limit.abort()
  try {
    return await fetch(addressOf(options.base, path, method === 'GET' ? withTimestamp(path, request.params) : request.params), {
      method,
      headers: {
        ...callHeaders(options),
        ...(method === 'GET' ? {} : { 'X-Case-Id': options.caseId }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      signal: limit.signal,
    })
  } catch {
    throw interruption(signal?.aborted === true, limit.signal.aborted, options)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function interruption(isCancelled: boolean, isOverdue: boolean, options: TransportOptions): CallError {
  if (isCancelled) return new CallError('cancelled', options.text('cancelled'))
  return isOverdue ? new CallError('timeout', options.text('timeout')) : new CallError('offline', options.text('offline'))
}

/** The connection can break while the body arrives. */
async function readText(response: Response, options: TransportOptions): Promise<string> {
  try {
    return await response.text()
  } catch {
    throw new CallError('offline', options.text('offline'), { status: response.status })
  }
}
