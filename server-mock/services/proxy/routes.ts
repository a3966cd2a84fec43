import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { callTarget, type ForwardedCall } from './callTarget'

/** The proxy to the servers that PROXY_ALLOW names. The other server's answer is the `result`. */
export function proxyRoutes(services: Services): Route[] {
  return [
    defineRoute<unknown, { url?: string }>({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/api/sys/common/transitRESTful',
      access: 'user',
      ratePerMinute: 120,
      handler({ query, body, request }) {
        if (!query.url) throw new CallFailure('bad-request', 'shell.proxyNotAllowed')
        return callTarget(services.proxy, { method: request.method as ForwardedCall['method'], address: query.url, body })
      },
    }),
  ]
}
