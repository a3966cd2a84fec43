import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { tokenOf } from '../session/buildContext'
import { endSessions, listSessions } from './openSessions'
import { countVisits, readVisitDays } from './readVisits'

const mayRead: ProductAccess = { permission: 'log:read' }
const mayRevoke: ProductAccess = { permission: 'session:revoke' }

/** Who was here, how often, and who is here now. The entries themselves are calls of their tables. */
export function logRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/loginfo',
      access: mayRead,
      body: null,
      query: null,
      params: null,
      answer: 'VisitCounts',
      handler: () => countVisits(database),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/visitInfo',
      access: mayRead,
      body: null,
      query: 'VisitQuery',
      params: null,
      answer: 'VisitDays',
      handler: ({ query }) => readVisitDays(database, query.days),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/online/list',
      access: mayRevoke,
      body: null,
      query: 'SessionsQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, request }) => listSessions(database, query, tokenOf(request) ?? ''),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/online/forceLogout',
      access: mayRevoke,
      body: 'IdsBody',
      query: null,
      params: null,
      answer: 'RowCount',
      async handler({ body, context }) {
        const count = await endSessions(database, body.ids.split(',').filter(Boolean))
        return new RouteAnswer(count, { code: 200, message: textOf('session.ended', context.language, { count }) })
      },
    }),
  ]
}
