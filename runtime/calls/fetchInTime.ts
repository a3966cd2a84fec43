import { fetchOnce, type OwnRequest } from './askedAhead'
import { CallError } from './Calls'
import { callTimeout, type TransportOptions } from './Transport'

/** What came back, read to its end: the connection can break, and the time run out, while the body arrives. */
export interface Arrived<T> {
  response: Response
  body: T
}

/** Reads the body. `touch` starts the time limit anew, for files that take long and still arrive. */
type Read<T> = (response: Response, touch: () => void) => Promise<T>

interface WatchedInit extends OwnRequest {
  /** true: somebody sees it arrive, and decides whether it is asked for again once it has begun. */
  isWatched?: boolean
}

/**
 * One request with its time limit, over the whole way until `read` has the body. Throws a `CallError` of kind `cancelled`, `timeout` or `offline`. A
 * read that found no way to the server is tried once more; a write never is: it may have been done.
 */
export async function fetchInTime<T>(
  address: string,
  { isWatched, ...init }: WatchedInit,
  options: Pick<TransportOptions, 'text'>,
  read: Read<T>,
): Promise<Arrived<T>> {
  try {
    return await tryOnce(address, init, options, read)
  } catch (error) {
    const isWorthRepeating = (init.method ?? 'GET') === 'GET' && error instanceof CallError && error.kind === 'offline'
    if (isWatched && error instanceof CallError && error.details.status !== undefined) throw error
    if (!isWorthRepeating) throw error
    return tryOnce(address, init, options, read)
  }
}

async function tryOnce<T>(
  address: string,
  { signal, ...init }: OwnRequest,
  { text }: Pick<TransportOptions, 'text'>,
  read: Read<T>,
): Promise<Arrived<T>> {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const touch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(), callTimeout)
  }
  touch()
  const cancel = () => limit.abort()
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) limit.abort()
  let status: number | undefined
  try {
    const response = await fetchOnce(address, { ...init, signal: limit.signal })
    status = response.status
    return { response, body: await read(response, touch) }
  } catch {
    const kind = signal?.aborted ? 'cancelled' : limit.signal.aborted ? 'timeout' : 'offline'
    throw new CallError(kind, text(kind), status === undefined ? {} : { status })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** A file as it arrives, under the name that the answer gives it, however long that takes: the limit counts from piece to piece. */
export async function readFile(response: Response, touch: () => void, onProgress?: (bytes: number) => void): Promise<File> {
  const pieces: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    touch()
    pieces.push(next.value as BlobPart)
    bytes += next.value.length
    onProgress?.(bytes)
  }
  return new File(pieces, nameOf(response), { type: response.headers.get('content-type') ?? '' })
}

/** The name that the answer gives its file; empty when it gives none. */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition) ?? []
  const [, quoted, bare] = /filename=(?:"([^"]*)"|([^;]*))/.exec(disposition) ?? []
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded)
  } catch {
    // Not well written: the plain name counts.
  }
  return (quoted ?? bare ?? '').trim()
}
