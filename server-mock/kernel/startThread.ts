import { existsSync } from 'node:fs'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** What a thread runs: the file that a build puts beside the server, and from source the file beside the caller, `import.meta.url`. */
interface ThreadFiles {
  built: string
  source: string
  from: string
}

/** Starts a thread of the server. */
export function startThread({ built, source, from }: ThreadFiles, workerData?: unknown, resourceLimits?: ResourceLimits): Worker {
  const file = [`./${built}`, `../${built}`].map((name) => new URL(name, from)).find((url) => existsSync(url))
  if (file) return new Worker(file, { workerData, resourceLimits })
  const starter = new URL('./threadFromSource.mjs', import.meta.url)
  if (!existsSync(starter)) throw new Error(`a thread of the server is missing: ${built} stands neither beside it nor above`)
  return new Worker(starter, { argv: [built, new URL(source, from).href], workerData, resourceLimits })
}
