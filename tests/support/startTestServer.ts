import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Result } from '../../schemas/api/Result'
import type { LoginResult } from '../../schemas/api/session'
import { createApp } from '../../server-mock/app/createApp'
import { openServices } from '../../server-mock/app/openServices'
import { importPageFiles } from '../../server-mock/app/seed/importPages'
import type { Database } from '../../server-mock/db/Database'
import type { Extensions } from '../../server-mock/kernel/Extensions'
import type { Services } from '../../server-mock/services/Services'
import { openSeededDatabase, passwords, seedTestDatabase } from './openSeededDatabase'

export type TestUser = keyof typeof passwords

/** The envelope of an answer with its status. */
export type TestAnswer<T> = Result<T> & { status: number }

export interface TestServer {
  /** For example http://127.0.0.1:41234, without a slash at the end. */
  url: string
  app: FastifyInstance
  services: Services
  database: Database
  /** Folder of uploaded files. */
  uploadFolder: string
  /** A call by its path from the root; the body goes as JSON. */
  call<T = unknown>(method: string, path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<TestAnswer<T>>
  /** Opens a session and answers its token. */
  signIn(user: TestUser): Promise<string>
  /** Ends the server; the database too, unless it was handed in. */
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Files below `pages/` that are published before the server listens, for example `demo/input`. */
  pages?: readonly string[]
  /** A database that another server of the test works with already. */
  database?: Database
  clientFolder?: string
  /** false: as installations without demonstration data are. */
  withDemo?: boolean
  /** Settings as the environment gives them; those of the test run when left out. */
  environment?: Readonly<Record<string, string>>
  /** What the product adds in code; that of this product when left out. */
  extensions?: Extensions
  /** Handed the server before it has routes, to watch them or to add one of the test's own. */
  prepare?(app: FastifyInstance): void
}

/** The real server over a test database on a free port, with an account of each role, the dictionaries and the menu. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openSeededDatabase())
  const uploadFolder = await mkdtemp(join(tmpdir(), 'pagewright-uploads-'))
  const services = await openServices(
    database,
    { uploadFolder, clientFolder: options.clientFolder, withDemo: options.withDemo ?? true },
    options.environment,
    options.extensions,
  )
  await seedTestDatabase(services)
  const files = (options.pages ?? []).map((name) => join('pages', `${name}.page.json`))
  const lines: string[] = []
  const published = await importPageFiles(services, files, (line) => void lines.push(line))
  if (published < files.length) throw new Error(lines.join('\n'))
  const app = await createApp(services, options.prepare)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = createCall(url)
  return {
    url,
    app,
    services,
    database,
    uploadFolder,
    call,
    async signIn(user) {
      const answer = await call<LoginResult>('POST', '/api/sys/login', { username: user, password: passwords[user] })
      if (!answer.success) throw new Error(`${user} could not sign in: ${answer.message}`)
      return answer.result.token
    },
    async close() {
      await app.close()
      await services.changes.close()
      if (!options.database) await database.close()
      await rm(uploadFolder, { recursive: true, force: true })
    },
  }
}

function createCall(url: string): TestServer['call'] {
  return async <T>(method: string, path: string, body?: unknown, token?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'Accept-Language': 'en-US',
        ...(token ? { 'X-Access-Token': token } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as Result<T>) }
  }
}
