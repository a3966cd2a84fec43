import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublishSetBody } from '../../schemas/api/pageLife'
import type { PageVersion, PublishBody, RollbackBody } from '../../schemas/api/pages'
import { checkPage } from '../../schemas/checks/checkPage'

/** What a call was answered with. */
interface Answer {
  status: number
  body: object
}

const ok = (result: unknown): Answer => ({ status: 200, body: { success: true, code: 200, message: '', result, timestamp: 0 } })
const no = (status: number, message: string, errors?: object[]): Answer => ({
  status,
  body: { success: false, code: status, message, result: null, timestamp: 0, ...(errors ? { errors } : {}) },
})

/** A small server over HTTP with the page calls: sign-in, the plan of several, publish, history, versions, roll-back. */
export async function startPageServer() {
  const pages = new Map<string, PageVersion[]>()
  const dictionaries = new Set(['known_dictionary'])

  function store(code: string, text: string, message: string | null, restoredFrom: number | null): Answer {
    const versions = pages.get(code) ?? []
    const version = versions.length + 1
    const entry = { version, message, createBy: 'configurator', createTime: '2026-11-21 10:00:00', restoredFrom, isCurrent: true, text }
    pages.set(code, [...versions, entry])
    return ok({ code, version, changes: [{ kind: 'createTable', message: `table for ${code}`, subject: code }] })
  }

  function publish(code: string, { text = '', message, base }: PublishBody): Answer {
    const { problems } = checkPage(text, { language: 'en-US', known: { dictionaries } })
    if (problems.length > 0) return no(422, 'The page has problems', problems)
    if (typeof base === 'number' && base !== (pages.get(code)?.length ?? 0)) return no(409, 'There is a newer version')
    return store(code, text, message ?? null, null)
  }

  function plan({ pages: asked }: PublishSetBody): Answer {
    const planned = asked.map(({ code, text }) => {
      const { problems } = checkPage(text, { language: 'en-US', known: { dictionaries } })
      return { code, version: pages.get(code)?.length ?? null, changes: [], problems }
    })
    return ok({ isPublished: false, pages: planned })
  }

  function rollback(code: string, { version }: RollbackBody): Answer {
    const old = pages.get(code)?.[version - 1]
    return old?.text === undefined ? no(404, `No version ${version}`) : store(code, old.text, null, version)
  }

  function answer(method: string, [area, code = '', action = '', number = '']: string[], body: unknown): Answer {
    if (area !== 'page-configs') return no(404, 'There is nothing here')
    if (code === 'publish') return plan(body as PublishSetBody)
    const versions = pages.get(code) ?? []
    const call = `${method} ${action}`
    if (call === 'POST publish') return publish(code, body as PublishBody)
    if (call === 'POST rollback') return rollback(code, body as RollbackBody)
    if (call === 'GET history') return ok([...versions].reverse().map(({ text: _, ...version }) => version))
    const wanted = call === 'GET versions' ? versions[Number(number) - 1] : call === 'GET ' ? versions.at(-1) : undefined
    if (!wanted) return no(404, 'There is no such page')
    return ok(action === 'versions' ? wanted : { code, version: wanted.version, config: JSON.parse(wanted.text ?? '') })
  }

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/^\/api\//, '')
    const body = await readBody(request)
    const { status, body: sent } =
      path === 'sys/login'
        ? signIn(body)
        : request.headers['x-access-token'] === 'token-1'
          ? answer(request.method ?? '', path.split('/'), body)
          : no(401, 'Sign in first')
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(sent))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => new Promise((done) => server.close(done)) }
}

function signIn(body: unknown): Answer {
  const { username, password } = body as { username?: string; password?: string }
  return username === 'configurator' && password === 'secret' ? ok({ token: 'token-1' }) : no(200, 'Wrong user name or password')
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString('utf8'))
}
