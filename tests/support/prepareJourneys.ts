import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../codegen/build.mjs'
import { findBrowser } from './findBrowser'
import { findFreePort, runServer, waitUntilHealthy } from './startProduct'

/**
 * Journeys drive what is shipped: the built browser files and the built server. The first start with its demonstration data happens once;
 * every journey file then starts on a copy of that folder.
 */
export async function setup(): Promise<() => void> {
  await buildWhenStale()
  // Here and not in the workers: two that unpack the browser at the same moment are in one another's way.
  await findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-first-start-'))
  const port = await findFreePort()
  const server = runServer(folder, port)
  await waitUntilHealthy(`http://127.0.0.1:${port}`, server)
  server.process.kill('SIGTERM')
  await server.ended
  process.env.FIRST_START_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
