import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runTool } from './runCommand.mjs'

const sources = ['schemas', 'runtime', 'server-mock', 'codegen', 'vite.config.ts', 'package-lock.json']
const stamp = 'dist/built-from'

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
  await Promise.all([runScript('server-mock/db/writeEmptyDatabase.ts', 'dist/empty-database', env), buildParts(env)])
  writeFileSync(stamp, builtFrom)
}

/** What was built for the browser is packed while the server is being built. */
async function buildParts(env) {
  await buildPart('browser part', ['build'], env)
  await Promise.all([buildPart('server', ['build', '--ssr'], env), runScript('codegen/packClient.ts', 'dist/client', env)])
}

function buildPart(part, args, env) {
  console.log(`Building the ${part} …`)
  return run('vite/bin/vite.js', [...args, '--logLevel', 'error'], env)
}

function runScript(script, folder, env) {
  return run('tsx/dist/cli.mjs', [script, folder], env)
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
