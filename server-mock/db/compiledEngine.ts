import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * The engine of the embedded database, compiled. What it compiles while it runs stays with it: each thread that is handed the same one finds what the
 * threads before it needed, and opens in half the time. Rejects when its file cannot be read; the next call reads it again.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiling ??= compile().catch((error: unknown) => {
    compiling = undefined
    throw error
  })
  return compiling
}

async function compile(): Promise<WebAssembly.Module> {
  // Beside the main file of the package, where the package itself looks for it.
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
