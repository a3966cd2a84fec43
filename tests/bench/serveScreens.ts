import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { browserPlugins } from '../../codegen/browserPlugins'
import { compileHints } from '../../codegen/compileHints'
import { compileValidators } from '../../server-mock/services/pages/compileValidators'
import { formPageText, sampleFields } from './browser/samplePage'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the screens as the product is built, into a temporary folder, and serves them on a free port. */
export async function serveScreens(): Promise<{ address: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  await build({
    configFile: false,
    root: 'tests/bench/browser',
    plugins: [...browserPlugins, compileHints(() => true)],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 5000, cssTarget: ['chrome123'], target: 'esnext' },
  })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    const path = pathname === '/' ? '/index.html' : pathname
    const file = (await validatorsOf(path)) ?? (await readFile(join(folder, path)).catch(() => null))
    response.writeHead(file === null ? 404 : 200, { 'content-type': types[extname(path)] ?? 'text/plain' })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The compiled validators of the sample form, as the server makes them when a page is published. */
async function validatorsOf(path: string): Promise<string | undefined> {
  const count = /^\/page-configs\/sample-(\d+)\.validators\.js$/.exec(path)?.[1]
  return count === undefined ? undefined : compileValidators(JSON.parse(formPageText(sampleFields(Number(count)))))
}
