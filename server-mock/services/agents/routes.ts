import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'
import { listAgentLog } from './listAgentLog'

/** Calls of the delegations beside those that every table has. */
export function agentRoutes(services: Services): Route[] {
  const agents = () => tableOf(services, 'sys_user_agent')
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysUserAgent/log',
      access: 'user',
      body: null,
      query: 'AgentLogQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => listAgentLog(services, tableOf(services, 'sys_agent_log'), query, context),
    }),
    // The name may come and is not believed: a delegation is its owner's alone.
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysUserAgent/queryByUserName',
      access: 'user',
      body: null,
      query: 'AgentNameQuery',
      params: null,
      answer: 'FoundRow',
      handler: async ({ context }) => (await agents().list({ pageSize: '1' }, context)).records[0] ?? null,
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/sysUserAgent/editStatus',
      access: 'user',
      body: 'AgentStatusBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body: { id, status }, context }) {
        const { rowVersion } = await agents().queryById(id, context)
        return new RouteAnswer(await agents().edit({ id, status, rowVersion }, context), {
          code: 200,
          message: textOf('http.edited', context.language),
        })
      },
    }),
  ]
}
