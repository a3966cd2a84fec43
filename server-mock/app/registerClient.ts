import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallFailure } from '../kernel/CallFailure'

const year = 365 * 24 * 60 * 60 * 1000

/** Serves the built browser part: files packed when it was built, and its entry for every address that the browser itself resolves. */
export async function registerClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
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
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new CallFailure('not-found', 'http.notFound')
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', { cacheControl: false })
  })
}

/** Whether the browser itself resolves an address: what a person opens, also where it ends like a file's name (`/studio/priority.dict`). */
function isPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  if (!/^(GET|HEAD)$/.test(method) || /^\/(api|page-configs|assets|vxeSocket)(\/|$)/.test(path)) return false
  return accept.includes('text/html') || !/\.\w{2,5}$/.test(path)
}
