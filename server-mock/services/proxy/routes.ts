import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { callTarget, type ForwardedCall } from './callTarget'

const head = { url: '/api/sys/common/transitRESTful', access: 'user', ratePerMinute: 120, query: 'ProxyQuery', params: null } as const

/** The proxy to the servers that PROXY_ALLOW names. The other server's answer is the `result`. */
export function proxyRoutes(services: Services): Route[] {
  const forward = (method: ForwardedCall['method'], address: string | undefined, body?: unknown) => {
    if (!address) throw new CallFailure('bad-request', 'shell.proxyNotAllowed')
    return callTarget(services.proxy, { method, address, body })
  }
  return [
    defineRoute({ ...head, method: 'GET', body: null, answer: 'AnyJson', handler: ({ query }) => forward('GET', query.url) }),
    ...(['POST', 'PUT', 'DELETE'] as const).map((method) =>
      defineRoute({ ...head, method, body: 'AnyJson', answer: 'AnyJson', handler: ({ query, body }) => forward(method, query.url, body) }),
    ),
  ]
}
