import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicForm } from '../../schemas/page/anatomy'
import { type FirstPieces, firstPiecesFile } from '../../schemas/wire/firstPieces'
import { CallFailure } from '../kernel/CallFailure'
import type { Services } from '../services/Services'

const year = 365 * 24 * 60 * 60 * 1000

/**
 * Serves the built browser part: files packed when it was built, and its entry for every address that the browser itself resolves. With the entry go the names of
 * the files that the page at the address needs, so that they are fetched beside it.
 */
export async function registerClient(
  app: FastifyInstance,
  { clientFolder: folder, pages }: Pick<Services, 'clientFolder' | 'pages'>,
): Promise<void> {
  if (!folder || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw new CallFailure('not-found', 'http.notFound')
    })
    return
  }
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
  app.get('/assets/*', { config: { access: 'public' }, compress: false }, (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, { maxAge: year, immutable: true }),
  )
  const pieces = await readPieces(folder)
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new CallFailure('not-found', 'http.notFound')
    const named = piecesAt(request.url, pages, pieces)
    if (named.length > 0) reply.header('Link', named.map(preload).join(', '))
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', { cacheControl: false })
  })
}

async function readPieces(folder: string): Promise<FirstPieces> {
  const path = join(folder, firstPiecesFile)
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as FirstPieces) : { kinds: {}, frame: [] }
}

/**
 * What the page at an address needs, as far as everybody may know its kind, which is said of a form for everybody alone: of others, what every kind needs, and
 * what stands around them, for whoever has not signed in sees none of them.
 */
function piecesAt(url: string, pages: Services['pages'], { kinds, frame }: FirstPieces): readonly string[] {
  const code = /^\/p\/([^/?]+)/.exec(url)?.[1]
  if (code === undefined) return []
  const config = pages.config(code)
  if (config && isPublicForm(config)) return kinds[config.kind] ?? []
  const [first = [], ...others] = Object.values(kinds)
  return [...first.filter((path) => others.every((paths) => paths.includes(path))), ...frame]
}

/** Style sheets would go before all scripts by themselves, and few files are fetched at a time: nothing is drawn with them before the scripts have run. */
const preload = (path: string) =>
  `<${path}>; rel=${path.endsWith('.css') ? 'preload; as=style; crossorigin; fetchpriority=low' : 'modulepreload'}`

/** Whether the browser itself resolves an address: what a person opens, also where it ends like a file's name (`/studio/priority.dict`). */
function isPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  if (!/^(GET|HEAD)$/.test(method) || /^\/(api|page-configs|assets|vxeSocket)(\/|$)/.test(path)) return false
  return accept.includes('text/html') || !/\.\w{2,5}$/.test(path)
}
