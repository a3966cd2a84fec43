import { defineRoute, type Route } from '../../kernel/Route'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { giveSessionCookies } from '../upload/fileCookie'
import { tokenOf } from './buildContext'
import { endOtherSessions, endOwnSession, extendSession, listOwnSessions } from './ownSessions'

/** The caller's own sessions: where they are open, and ending them. */
export function ownSessionRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/session/own',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'OwnSessions',
      handler: async ({ request, context }) => ({
        sessions: await listOwnSessions(database, userOf(context).id, tokenOf(request) ?? ''),
      }),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/sys/session/own',
      access: 'user',
      body: null,
      query: 'EndSessionQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query: { id }, request, context }) {
        const userId = userOf(context).id
        if (id === undefined) await endOtherSessions(database, userId, tokenOf(request) ?? '')
        else await endOwnSession(database, userId, id)
        return null
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/session/stay',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'SessionLife',
      ratePerMinute: 60,
      async handler({ request, reply }) {
        const token = tokenOf(request) ?? ''
        const life = await extendSession(database, token)
        giveSessionCookies(request, reply, token, life.idleSeconds !== null)
        return life
      },
    }),
  ]
}
