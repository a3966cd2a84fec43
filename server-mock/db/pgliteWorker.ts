import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseErrorFacts } from './databaseErrors'
import { openEngine } from './openEngine'
import type { WorkerReply, WorkerRequest, WorkerStart } from './pgliteMessages'

/** The embedded database runs in a thread of its own: a slow query would otherwise stop every request and every socket. */
async function run(start: WorkerStart): Promise<void> {
  const engine = await openEngine(start)
  parentPort?.on('message', (request: WorkerRequest) => void serve(engine, request))
  reply({ kind: 'ready' })
}

async function serve(engine: PGlite, request: WorkerRequest): Promise<void> {
  try {
    reply({ kind: 'answer', id: request.id, answer: await answerTo(engine, request) })
  } catch (error) {
    reply({ kind: 'failure', id: request.id, message: error instanceof Error ? error.message : String(error), facts: factsOf(error) })
  }
}

async function answerTo(engine: PGlite, request: WorkerRequest) {
  if (request.kind === 'close') await engine.close()
  else if (request.kind === 'listen') {
    await engine.listen(request.channel, (payload) => reply({ kind: 'notice', channel: request.channel, payload }))
  } else {
    const { rows, affectedRows } = await engine.query<Record<string, unknown>>(request.sql, [...request.parameters])
    return { rows, affected: affectedRows ?? 0 }
  }
  return { rows: [], affected: 0 }
}

function factsOf(error: unknown): DatabaseErrorFacts {
  const { code, detail, constraint, table, column } = error as Record<string, unknown>
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { code: textOf(code), detail: textOf(detail), constraint: textOf(constraint), table: textOf(table), column: textOf(column) }
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message)
}

await run(workerData as WorkerStart)
