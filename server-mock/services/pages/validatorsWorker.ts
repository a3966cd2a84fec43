import { parentPort } from 'node:worker_threads'
import type { ValidatorsReply, ValidatorsRequest } from './compileInThread'
import { compileValidators } from './compileValidators'

/** Compiles form validators in a thread of its own. */
parentPort?.on('message', async ({ id, page }: ValidatorsRequest) => {
  const reply: ValidatorsReply = await compileValidators(page).then(
    (code) => ({ id, code }),
    (error: unknown) => ({ id, problem: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(reply)
})
