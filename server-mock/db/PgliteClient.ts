import type { Worker } from 'node:worker_threads'
import { startThread } from '../kernel/startThread'
import { compiledEngine } from './compiledEngine'
import { DatabaseFailure, statementTooLong } from './databaseErrors'
import type { QueryAnswer, WorkerReply, WorkerRequest, WorkerStart } from './pgliteMessages'

interface Waiting {
  resolve(answer: QueryAnswer): void
  reject(error: Error): void
}

type NewRequest = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never

/**
 * The thread with the embedded database, seen from the server. A statement that runs longer than `statementLimit` milliseconds ends
 * the thread (there is no other way to stop it), fails with 57014, and the database is opened again for the calls that follow.
 */
export class PgliteClient {
  /** Grows when a thread is lost: a transaction that began in it is lost too. */
  generation = 0
  private worker: Worker | undefined
  private opening: Promise<void> | undefined
  private isClosing = false
  private nextId = 1
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<string, Set<(payload: string) => void>>()

  constructor(
    private readonly start: Omit<WorkerStart, 'engine'>,
    private readonly statementLimit: number,
  ) {}

  /** Runs one statement. Callers see to it that only one runs at a time. */
  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    if (this.isClosing) throw new DatabaseFailure('the database is closed', { code: '57P01' })
    await this.open()
    return this.limit(this.ask({ kind: 'query', sql, parameters }))
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<() => void> {
    const listeners = this.listeners.get(channel) ?? new Set()
    this.listeners.set(channel, listeners)
    listeners.add(onNotice)
    await this.open()
    if (listeners.size === 1) await this.ask({ kind: 'listen', channel })
    return () => listeners.delete(onNotice)
  }

  /** Starts the thread, when it does not run. */
  open(): Promise<void> {
    this.opening ??= this.startWorker().catch((error) => {
      this.opening = undefined
      throw error
    })
    return this.opening
  }

  async close(): Promise<void> {
    this.isClosing = true
    if (!this.opening) return
    await this.opening.catch(() => undefined)
    if (this.worker) await this.ask({ kind: 'close' }).catch(() => undefined)
    await this.worker?.terminate()
  }

  private async startWorker(): Promise<void> {
    const worker = createWorker({ ...this.start, engine: await compiledEngine() })
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (reply: WorkerReply) => (reply.kind === 'ready' ? resolve() : this.receive(reply)))
      worker.on('error', (error) => {
        reject(error)
        this.lose(worker, error instanceof Error ? error.message : String(error))
      })
      worker.on('exit', () => {
        reject(new Error('the database thread ended while it was starting'))
        this.lose(worker, 'the database thread ended')
      })
    })
    this.worker = worker
    for (const channel of this.listeners.keys()) await this.ask({ kind: 'listen', channel })
  }

  private ask(request: NewRequest): Promise<QueryAnswer> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++
      this.waiting.set(id, { resolve, reject })
      this.worker?.postMessage({ ...request, id })
    })
  }

  private receive(reply: Exclude<WorkerReply, { kind: 'ready' }>): void {
    if (reply.kind === 'notice') {
      for (const onNotice of this.listeners.get(reply.channel) ?? []) onNotice(reply.payload)
      return
    }
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (reply.kind === 'answer') waiting?.resolve(reply.answer)
    else waiting?.reject(new DatabaseFailure(reply.message, reply.facts))
  }

  private async limit(answer: Promise<QueryAnswer>): Promise<QueryAnswer> {
    const timer = setTimeout(() => {
      const worker = this.worker
      if (!worker) return
      this.lose(worker, `the statement ran longer than ${this.statementLimit} ms and was stopped`, statementTooLong)
    }, this.statementLimit)
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }

  /** Forgets a thread that ended or must end; what waits for it fails. The next call starts a new one. */
  private lose(worker: Worker, message: string, code = '57P01'): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.generation++
    // The files must be let go before they are opened again.
    const ended = worker.terminate()
    this.opening = this.isClosing ? undefined : ended.then(() => this.startWorker())
    this.opening?.catch(() => {
      this.opening = undefined
    })
    for (const waiting of this.waiting.values()) waiting.reject(new DatabaseFailure(message, { code }))
    this.waiting.clear()
  }
}

function createWorker(start: WorkerStart): Worker {
  return startThread({ built: 'pglite-worker.mjs', source: './pgliteWorker.ts', from: import.meta.url }, start)
}
