import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serverThreads } from '../../codegen/serverThreads'

/**
 * The threads of a server run what was built once for all tests: from source each would bring a loader along, which takes five times as long as opening its
 * database. Whoever watches tests changes sources meanwhile, and goes on with them, as does whoever sets `BUILT_THREADS` to nothing.
 */
export async function setup({ config }: TestProject): Promise<() => void> {
  if (config.watch || process.env.BUILT_THREADS !== undefined) return () => undefined
  // Below the packages that the threads import.
  const place = `${process.cwd()}/node_modules/.cache/pagewright`
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(`${place}/threads-`)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rollupOptions: { input: serverThreads, output: { entryFileNames: '[name].mjs' } },
    },
  })
  process.env.BUILT_THREADS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
