import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { installWhenMissing } from './install.mjs'

/**
 * `npm run dev`: the browser part and the server from their sources, both taken again on save. The server runs over a data folder of its own
 * (`DATA_DIR`, `./data-dev` when left out); with `SERVER` only the browser part runs, against that server.
 */
await installWhenMissing()
const running = []
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0))

const server = process.env.SERVER ?? (await startServerFromSource())
const port = process.env.PORT ?? '5173'
run('vite/bin/vite.js', ['--port', port, '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'], { SERVER: server })
await waitUntilAnswered(`${server}/api/health`)
await waitUntilAnswered(`http://127.0.0.1:${port}/`)
if (!isStopping) console.log(`\nPagewright is open for development on http://127.0.0.1:${port}/ (Ctrl+C ends it)\n`)

/** The server under a watcher, on a port that is free: people open the browser part, which hands calls on. */
async function startServerFromSource() {
  console.log('Starting the server from source; a first start takes a while …')
  const ownPort = String(await findFreePort())
  const args = ['watch', '--clear-screen=false', 'server-mock/app/main.ts', '--demo']
  run('tsx/dist/cli.mjs', args, { DATA_DIR: process.env.DATA_DIR ?? 'data-dev', PORT: ownPort })
  return `http://127.0.0.1:${ownPort}`
}

/** Both parts go on until they are ended; one that ends by itself, with its reason on the terminal, ends the other. */
function run(script, args, settings) {
  const program = spawn(process.execPath, [`node_modules/${script}`, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => program.once('close', resolve))
  running.push({ program, ended })
  void ended.then(() => stop(1))
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  for (const { program } of running) program.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  process.exit(code)
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** A part that could not start may be put right by the next save, so this waits as long as it takes. */
async function waitUntilAnswered(address) {
  while (!isStopping) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
}
