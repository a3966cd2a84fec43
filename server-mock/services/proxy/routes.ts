import { Blob } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { FormData } from 'undici'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { readMultipart } from '../upload/readUpload'
import { callTarget, type ForwardedCall } from './callTarget'

const head = { url: '/api/sys/common/transitRESTful', access: 'user', ratePerMinute: 120, query: 'ProxyQuery', params: null } as const

/** A form with a file, as fields of pages send it to a server of their own; what is forwarded is what was read of it. */
async function readForm(request: FastifyRequest): Promise<FormData> {
  const { file, fields } = await readMultipart(request)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name)
  return form
}

/** The proxy to the servers that PROXY_ALLOW names. The other server's answer is the `result`. */
export function proxyRoutes(services: Services): Route[] {
  const forward = (method: ForwardedCall['method'], address: string | undefined, body?: unknown) => {
    if (!address) throw new CallFailure('bad-request', 'shell.proxyNotAllowed')
    return callTarget(services.proxy, { method, address, body })
  }
  return [
    defineRoute({ ...head, method: 'GET', body: null, answer: 'AnyJson', handler: ({ query }) => forward('GET', query.url) }),
    defineRoute({
      ...head,
      method: 'POST',
      body: 'AnyJson',
      answer: 'AnyJson',
      bodyLimit: fileSizeLimit + 1024 * 1024,
      handler: async ({ query, body, request }) => forward('POST', query.url, request.isMultipart() ? await readForm(request) : body),
    }),
    ...(['PUT', 'PATCH', 'DELETE'] as const).map((method) =>
      defineRoute({ ...head, method, body: 'AnyJson', answer: 'AnyJson', handler: ({ query, body }) => forward(method, query.url, body) }),
    ),
  ]
}
