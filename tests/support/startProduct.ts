import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const demo = 'Journey-demo-1'

/** The passwords that journeys sign in with; the product takes them from the environment at its first start. */
export const passwords = { admin: 'Journey-admin-1', configurator: demo, staff: demo, leader: demo, tester: demo, visitor: demo } as const

export type Account = keyof typeof passwords

export interface Product {
  /** For example http://127.0.0.1:41234, without a slash at the end. */
  address: string
  folder: string
  /** Everything the server wrote so far. */
  output(): string
  /** Ends the server as an operator would; its data stays. */
  stop(): Promise<void>
  /** Ends the server as a power cut would, at once and without its consent. */
  kill(): Promise<void>
  /** Starts again on the same address and data, after `stop` or `kill`. */
  restart(): Promise<void>
  /** Stops and removes the data. */
  remove(): Promise<void>
}

/** Starts the built product as a process of its own over a folder of its own: a copy of a first start where one was prepared. */
export async function startProduct(
  args: readonly string[] = ['--demo'],
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-data-'))
  const prepared = process.env.FIRST_START_FOLDER
  if (prepared) cpSync(prepared, folder, { recursive: true })
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  let server = runServer(folder, port, args, environment)
  await waitUntilHealthy(address, server)
  return {
    address,
    folder,
    output: () => server.output,
    stop: () => end(server, 'SIGTERM'),
    kill: () => end(server, 'SIGKILL'),
    async restart() {
      server = runServer(folder, port, args, environment)
      await waitUntilHealthy(address, server)
    },
    async remove() {
      await end(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface RunningServer {
  process: ChildProcess
  output: string
  ended: Promise<number | null>
}

/** Only starts the process; a test that expects it to refuse looks at `ended` and `output`. */
export function runServer(
  folder: string,
  port: number,
  args: readonly string[] = ['--demo'],
  environment: Readonly<Record<string, string>> = {},
): RunningServer {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: passwords.admin,
    DEMO_PASSWORD: passwords.staff,
    DATABASE_URL: '',
    ...environment,
  }
  const child = spawn(process.execPath, ['dist/server/main.mjs', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const server: RunningServer = { process: child, output: '', ended: new Promise((resolve) => child.on('close', resolve)) }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      server.output += text
    })
  }
  return server
}

async function end(server: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  server.process.kill(signal)
  await server.ended
}

/** Waits until the server answers; throws with its output when it ends before. */
export async function waitUntilHealthy(address: string, server: RunningServer): Promise<void> {
  while (server.process.exitCode === null) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server ended before it was ready:\n${server.output}`)
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
