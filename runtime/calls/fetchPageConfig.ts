import { CallError, type PublishedPage } from './Calls'
import { failureOf, parseAnswer } from './failure'
import { callHeaders, type TransportOptions } from './Transport'

/** Reads a published page, a static resource with an ETag: an unchanged page is answered from the browser's cache (specification B7.1). */
export async function fetchPageConfig(code: string, options: TransportOptions, signal?: AbortSignal): Promise<PublishedPage> {
  const token = options.readToken()
  const response = await fetch(`/page-configs/${encodeURIComponent(code)}.json`, {
    headers: callHeaders(options),
    cache: 'no-cache',
    signal,
  }).catch(() => {
    throw new CallError(signal?.aborted ? 'cancelled' : 'offline', options.text(signal?.aborted ? 'cancelled' : 'offline'))
  })
  const { status } = response
  if (status === 401 || status === 403) throw failureOf(status, parseAnswer(await response.text().catch(() => '')), token, options)
  if (status === 404) throw new CallError('notFound', options.text('pageNotFound'), { status })
  if (status !== 200) throw new CallError('server', options.text('pageUnavailable'), { status })
  try {
    return { config: await response.json(), version: response.headers.get('X-Page-Version') ?? '' }
  } catch {
    throw new CallError('server', options.text('badAnswer'), { status })
  }
}
