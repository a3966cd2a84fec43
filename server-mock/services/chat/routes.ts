import type { ChatTicket } from '../../../schemas/api/chat'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { issueTicket, takeTicket } from '../session/tickets'

const chatKind = 'chat'
const ticketSeconds = 60

/** Lets the chat in the frame know who is there: a ticket goes with its address, and its server asks once whose it is. No session leaves the product. */
export function chatRoutes({ database, chat }: Services): Route[] {
  return [
    defineRoute({
      method: 'POST',
      url: '/api/eoa/im/ticket',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'ChatTicket',
      ratePerMinute: 60,
      async handler({ context }): Promise<ChatTicket> {
        if (chat.origin === null) return { origin: null, ticket: null, seconds: ticketSeconds }
        const ticket = await issueTicket(database.kysely, chatKind, ticketSeconds, userOf(context).id)
        return { origin: chat.origin, ticket, seconds: ticketSeconds }
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/eoa/im/user',
      // The server of the chat has no session here; the ticket says who may know what.
      access: 'public',
      body: null,
      query: 'ChatTokenQuery',
      params: null,
      answer: 'ChatUser',
      anonymousPerMinute: 600,
      async handler({ query }) {
        const taken = await takeTicket(database.kysely, chatKind, query.token)
        const users = systemTables(database.kysely).selectFrom('sys_user').select(['id', 'username', 'realname']).where('status', '=', '1')
        const user = taken?.userId ? await users.where('id', '=', taken.userId).executeTakeFirst() : undefined
        if (!user) throw new CallFailure('sign-in-refused', 'session.badTicket')
        return { ...user, realname: user.realname ?? user.username }
      },
    }),
  ]
}
