import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Starts a thread of the server. Built, it is the file `built` beside the server; from source, the starter `source` beside the caller registers the loader
 * that the sources need. `from` is the caller's `import.meta.url`.
 */
export function startThread(
  { built, source, from }: { built: string; source: string; from: string },
  workerData?: unknown,
  resourceLimits?: ResourceLimits,
): Worker {
  const files = [`./${built}`, `../${built}`, `./${source}`].map((name) => new URL(name, from))
  const file = files.find((url) => existsSync(url))
  if (!file) throw new Error(`a thread of the server is missing; looked for ${files.map((url) => fileURLToPath(url)).join(', ')}`)
  return new Worker(file, { workerData, resourceLimits })
}
