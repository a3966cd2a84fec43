import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../codegen/build.mjs'
import { findFreePort, runServer, waitUntilHealthy } from '../support/startProduct'
import { type Figure, median } from './figures'

/** Seconds from starting the built server over nothing until it answers with all its pages and the demonstration. */
export async function measureFirstStart(rounds: number): Promise<Figure[]> {
  await buildWhenStale()
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) seconds.push(await startFirst())
  return [{ name: 'first start, with the demonstration', value: median(seconds), unit: 's', aim: 20 }]
}

async function startFirst(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-first-'))
  const port = await findFreePort()
  const startedAt = performance.now()
  const server = runServer(folder, port)
  await waitUntilHealthy(`http://127.0.0.1:${port}`, server)
  const seconds = (performance.now() - startedAt) / 1000
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
  return seconds
}
