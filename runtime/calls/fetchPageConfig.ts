import { logged } from './CallLog'
import { CallError, type FetchedPage } from './Calls'
import { failureOf, parseAnswer } from './failure'
import { fetchInTime } from './fetchInTime'
import { pageConfigRequest } from './pageConfigRequest'
import { callHeaders, type TransportOptions } from './Transport'

/** Reads a published page. */
export function fetchPageConfig(code: string, options: TransportOptions, signal?: AbortSignal): Promise<FetchedPage> {
  const request = pageConfigRequest(code)
  return logged(options.log, { method: 'GET', address: request.address }, async (note) => {
    const page = await readPage(request, options, signal)
    note({ status: 200 })
    return page
  })
}

async function readPage(
  { address, cache }: ReturnType<typeof pageConfigRequest>,
  options: TransportOptions,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  const token = options.readToken()
  const init = { headers: callHeaders(options), cache, signal }
  const { response, body } = await fetchInTime(address, init, options, (response) => response.text())
  const { status } = response
  if (status === 401 || status === 403) throw failureOf(status, parseAnswer(body), token, options)
  if (status === 404) throw new CallError('notFound', options.text('pageNotFound'), { status })
  if (status !== 200) throw new CallError('server', options.text('pageUnavailable'), { status })
  try {
    return { config: JSON.parse(body), version: response.headers.get('X-Page-Version') ?? '' }
  } catch {
    throw new CallError('server', options.text('badAnswer'), { status })
  }
}
