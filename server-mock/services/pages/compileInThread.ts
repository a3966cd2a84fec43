import type { Worker } from 'node:worker_threads'
import type { PageConfig } from '../../../schemas/page/kinds'
import { startThread } from '../../kernel/startThread'

export interface ValidatorsRequest {
  id: number
  page: PageConfig
}

export type ValidatorsReply = { id: number; code: string } | { id: number; problem: string }

interface Waiting {
  resolve(code: string): void
  reject(error: Error): void
}

/** Milliseconds that the thread is kept for the next page; then its memory is given back. */
const keepFor = 30_000

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

/** `compileValidators` in a thread: for hundreds of fields it takes so long that every other call would wait. */
export function compileInThread(page: PageConfig): Promise<string> {
  clearTimeout(idle)
  return new Promise((resolve, reject) => {
    thread ??= open()
    const request: ValidatorsRequest = { id: nextId++, page }
    waiting.set(request.id, { resolve, reject })
    // Who waits keeps the process alive; a thread without work does not.
    thread.ref()
    thread.postMessage(request)
  })
}

function open(): Worker {
  const worker = startThread({ built: 'validators-worker.mjs', source: './validatorsWorker.ts', from: import.meta.url })
  worker.on('message', (reply: ValidatorsReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('code' in reply) asked?.resolve(reply.code)
    else asked?.reject(new Error(reply.problem))
    if (waiting.size === 0) rest(worker)
  })
  worker.on('error', (error) => lose(worker, error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => lose(worker, new Error('the thread that compiles validators ended')))
  return worker
}

function rest(worker: Worker): void {
  worker.unref()
  idle = setTimeout(() => {
    if (thread === worker) thread = undefined
    void worker.terminate()
  }, keepFor).unref()
}

function lose(worker: Worker, error: Error): void {
  if (thread !== worker) return
  thread = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
