import type { ImportAnswer, ImportRun } from '../../../schemas/api/imports'
import { CallError, type Calls } from '../../calls/Calls'

/** What somebody chose in the dialog. */
export interface ImportTask {
  file: File
  onError: 'skip' | 'stop'
  isSingleTable: boolean
}

/** What is known of an import while it runs. `lost`: the server cannot be reached. */
export type ImportProgress = { at: 'sending'; percent: number } | { at: 'working'; done: number; total: number } | { at: 'lost' }

/** How it ended: rows are in, or why they are not. `notArrived`: the server knows nothing of it. */
export type ImportEnd = { result: ImportAnswer; message: string } | { problem: string } | { notArrived: true }

interface Following {
  calls: Calls
  url: string
  id: string
  signal: AbortSignal
  onProgress(progress: ImportProgress): void
}

/** Milliseconds between two questions how far the import is. */
const askEvery = 1000
/** How often the server may know nothing of the import: it may just be taking the file in. */
const mostMissing = 3

/** Path of an import of one's own. */
export function importPath(id: string): string {
  return `/common/imports/${id}`
}

/**
 * Sends the file and follows what becomes of it. Where the connection is lost on the way, the server is asked until it can say how the import ended: its rows are
 * saved together or not at all.
 */
export async function followImport(task: ImportTask, following: Following): Promise<ImportEnd> {
  const ended = new AbortController()
  const signal = AbortSignal.any([following.signal, ended.signal])
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  try {
    const answered = sendFile(task, following, arrive)
    return await Promise.race([answered, arrived.then(() => askUntilEnded({ ...following, signal }))])
  } finally {
    ended.abort()
  }
}

async function sendFile({ file, onError, isSingleTable }: ImportTask, following: Following, arrive: () => void): Promise<ImportEnd> {
  const { calls, url, id, signal, onProgress } = following
  const form = new FormData()
  form.append('importId', id)
  form.append('onError', onError)
  if (isSingleTable) form.append('isSingleTableImport', 'true')
  form.append('files[]', file)
  const note = (percent: number) => {
    onProgress(percent < 100 ? { at: 'sending', percent } : { at: 'working', done: 0, total: 0 })
    if (percent >= 100) arrive()
  }
  note(0)
  try {
    const { result, message } = await calls.upload(url, form, note, { signal })
    return { result: result as ImportAnswer, message }
  } catch (error) {
    if (!isLost(error)) throw error
    onProgress({ at: 'lost' })
    arrive()
    // Asking says how it ends.
    return new Promise(() => {})
  }
}

async function askUntilEnded({ calls, id, signal, onProgress }: Following): Promise<ImportEnd> {
  for (let missing = 0; missing < mostMissing; ) {
    await pause(signal)
    try {
      const { state, doneCount, totalCount, message, result } = await calls.get<ImportRun>(importPath(id), undefined, { signal })
      if (state !== 'running') return result ? { result, message } : { problem: message }
      onProgress({ at: 'working', done: doneCount, total: totalCount })
      missing = 0
    } catch (error) {
      if (error instanceof CallError && error.kind === 'notFound') missing++
      else if (isLost(error)) onProgress({ at: 'lost' })
      else throw error
    }
  }
  return { notArrived: true }
}

/** true where nobody knows what became of a call. A server that is being started again answers, and knows nothing yet. */
function isLost(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.kind === 'offline' || error.kind === 'timeout' || (error.kind === 'server' && (error.details.status ?? 0) >= 502)
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, askEvery)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
