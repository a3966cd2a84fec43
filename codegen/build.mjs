import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packAssets } from './packAssets.mjs'
import { runTool } from './runCommand.mjs'

const sources = ['schemas', 'runtime', 'server-mock', 'codegen', 'vite.config.ts', 'package-lock.json']
const stamp = 'dist/built-from'

const parts = [
  ['browser part', ['build']],
  ['server', ['build', '--ssr']],
]

/** One hash over the names and contents of files and folders; of everything that the build reads when left out. */
export function hashSources(paths = sources) {
  const hash = createHash('sha256')
  for (const path of paths) hashPath(hash, path)
  return hash.digest('hex')
}

function hashPath(hash, path) {
  hash.update(`${path}\0`)
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashPath(hash, `${path}/${name}`)
  } else {
    hash.update(readFileSync(path))
  }
}

/** true when dist/ was built from exactly what stands in the source folders now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()
}

/** Builds browser and server into dist/. The stamp is written last, so that a build broken off is never taken for a whole one. */
export async function build() {
  const builtFrom = hashSources()
  rmSync(stamp, { force: true })
  // A build that a test asks for must be no build for tests.
  const { VITEST: _, ...env } = { ...process.env, NODE_ENV: 'production' }
  mkdirSync('dist', { recursive: true })
  // The empty database is made beside: one core is enough for it, and so it costs no time.
  await Promise.all([run('tsx/dist/cli.mjs', ['server-mock/db/writeEmptyDatabase.ts', 'dist/empty-database'], env), buildParts(env)])
  packAssets('dist/client/assets')
  writeFileSync(stamp, builtFrom)
}

async function buildParts(env) {
  for (const [part, args] of parts) {
    console.log(`Building the ${part} …`)
    await run('vite/bin/vite.js', [...args, '--logLevel', 'error'], env)
  }
}

async function run(tool, args, env) {
  const { code } = await runTool(tool, args, { env })
  if (code !== 0) throw new Error(`The build failed: "${tool} ${args.join(' ')}" gives its reason above.`)
}

/** Builds when something changed since the last build; says what it does on the terminal. */
export async function buildWhenStale() {
  if (isBuilt()) return
  await build()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
