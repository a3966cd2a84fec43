import type { Result } from '../../schemas/api/Result'
import { urlWithParams, withTimestamp } from './address'
import { logged } from './CallLog'
import { CallError } from './Calls'
import { type Answer, bareAnswer, failureOf, isSuccess, noticingFailure, parseAnswer } from './failure'
import { type Arrived, fetchInTime, readFile } from './fetchInTime'
import { callHeaders, type Request, type Transport, type TransportOptions } from './Transport'

export function createTransport(options: TransportOptions): Transport {
  return {
    options,
    call: (request) =>
      watched(request, options, async (note) => {
        const { response, body, token } = await send(request, options, (response) => response.text())
        const { status } = response
        const answer = readResult(status, body, token, options, request.isBare)
        note({ status, code: answer.code })
        if (request.isValid?.(answer.result) !== false) return answer
        throw new CallError('server', options.text('badAnswer'), { status })
      }),
    download: (request) =>
      watched(request, options, async (note) => {
        const { response, body, token } = await send(request, options, (response, touch) => {
          request.onStart?.(response.headers)
          return readFile(response, touch, request.onProgress)
        })
        const { status } = response
        note({ status })
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        if (!response.ok || isJson) throw failureOf(status, parseAnswer(await body.text()), token, options)
        if (body.size === 0) throw new CallError('server', options.text('emptyDownload'), { status })
        return body
      }),
  }
}

/** Writes a call down, and has its failure said. */
function watched<T>(
  { method, path, params, isQuiet }: Request,
  options: TransportOptions,
  call: Parameters<typeof logged<T>>[2],
): Promise<T> {
  const entry = { method, address: urlWithParams(options.base, path, params) }
  return noticingFailure(isQuiet, options, () => logged(options.log, entry, call))
}

/** The envelope of a finished call, or the error that it stands for. */
export function readResult(status: number, source: string, token: string | null, options: TransportOptions, isBare = false): Result {
  const answer = (isBare ? bareAnswer(source) : null) ?? parseAnswer(source)
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

/** Sends a request; `token` is the one that it carried. */
async function send<T>(
  { method, path, params, body, key, signal, keepalive, onProgress, ...request }: Request,
  options: TransportOptions,
  read: Parameters<typeof fetchInTime<T>>[3],
): Promise<Arrived<T> & { token: string | null }> {
  const token = request.token ?? options.readToken()
  const isForm = body instanceof FormData
  const isRead = method === 'GET'
  const init = {
    method,
    headers: {
      ...callHeaders(options, token),
      ...(isRead ? {} : { 'X-Case-Id': options.caseId }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    signal,
    keepalive,
    isWatched: onProgress !== undefined,
  }
  return {
    token,
    ...(await fetchInTime(urlWithParams(options.base, path, isRead ? withTimestamp(path, params) : params), init, options, read)),
  }
}
