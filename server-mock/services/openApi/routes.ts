import { answered, defineRoute, type Route } from '../../kernel/Route'
import { accessOf } from '../rows/accessOf'
import type { Services } from '../Services'
import { describeApi } from './describeApi'

/** The document of all calls, the given fixed ones and those of the pages as they are published at the moment. For administrators. */
export function openApiRoutes({ registry }: Services, fixed: readonly Route[]): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/openapi.json',
      access: { permission: 'system:api' },
      body: null,
      query: null,
      params: null,
      answer: null,
      handler({ reply }) {
        const calls = registry.mountedCalls().map((call) => ({ ...call, access: accessOf(call) }))
        // The document itself, as tools read it, without the envelope.
        reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(describeApi(fixed, calls))
        return answered
      },
    }),
  ]
}
