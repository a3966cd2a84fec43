import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { addContacts, listContacts, listTeams, removeContacts } from './contacts'

/** The people that users pick often: contacts and teams, of whoever asks. */
export function contactRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/system/sysUserContact/contactList',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'UserRows',
      handler: ({ context }) => listContacts(services, context),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/system/sysUserContact/addList',
      access: 'user',
      body: 'ContactRows',
      query: null,
      params: null,
      answer: 'UserRows',
      async handler({ body, context }) {
        return new RouteAnswer(await addContacts(services, body, context), { code: 200, message: textOf('http.added', context.language) })
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/system/sysUserContact/deleteList',
      access: 'user',
      body: null,
      query: 'ContactNames',
      params: null,
      answer: 'UserRows',
      async handler({ query, context }) {
        const left = await removeContacts(services, query.usernames.split(','), context)
        return new RouteAnswer(left, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/myTeam/commonMyTeamMember/userSelectsMyTeam',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'UserTeams',
      handler: ({ context }) => listTeams(services, context),
    }),
  ]
}
