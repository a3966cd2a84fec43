type HeaderValues = Readonly<Record<string, string>>

interface Asked {
  answer: Promise<Response>
  headers: HeaderValues
  end(): void
}

const asked = new Map<string, Asked>()

/** With headers that can be looked at. */
export interface OwnRequest extends RequestInit {
  headers?: HeaderValues
}

/** Sends a read before those are there who want its answer: the first of them takes it. */
export function askAhead(address: string, headers: HeaderValues, cache?: RequestCache): void {
  const limit = new AbortController()
  const answer = fetch(address, { headers, cache, signal: limit.signal })
  // A failure is met by whoever takes the answer.
  answer.catch(() => undefined)
  asked.set(withoutTime(address), { answer, headers, end: () => limit.abort() })
}

/** The answer to a request: the one that is on its way already, when the same was asked ahead on behalf of the same person and in the same language. */
export async function fetchOnce(address: string, init: OwnRequest): Promise<Response> {
  const ahead = takeAhead(address, init)
  if (!ahead) return fetch(address, init)
  const { signal } = init
  signal?.addEventListener('abort', ahead.end)
  if (signal?.aborted) ahead.end()
  return ahead.answer
}

function takeAhead(address: string, { method = 'GET', headers = {} }: OwnRequest): Asked | undefined {
  const key = withoutTime(address)
  const ahead = method === 'GET' ? asked.get(key) : undefined
  asked.delete(key)
  return ahead && Object.entries(ahead.headers).every(([name, value]) => headers[name] === value) ? ahead : undefined
}

/** The moment in an address is there for caches alone. */
const withoutTime = (address: string) => address.replace(/([?&])_t=\d+/, '$1')
