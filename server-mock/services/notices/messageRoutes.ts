import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { emitTabEvent } from '../live/emitTabEvent'
import type { Services } from '../Services'
import { putAllAway, putAway } from './announcements'
import { listMessages, type MessageScope, readMessage } from './ownMessages'

const base = '/api/sys/sysAnnouncementSend'

function listRoute(services: Services, name: string, scope: MessageScope): Route {
  return defineRoute({
    method: 'GET',
    url: `${base}/${name}`,
    access: 'user',
    body: null,
    query: 'MessageQuery',
    params: null,
    answer: 'PageOfRows',
    handler: ({ query, context }) => listMessages(services, userOf(context).id, scope, query, context.language),
  })
}

/** The user's own messages as lists read them: who asks sees what was sent to them. */
export function messageRoutes(services: Services): Route[] {
  const { database } = services
  return [
    listRoute(services, 'getMyAnnouncementSend', 'all'),
    listRoute(services, 'getMyNotifications', 'notifications'),
    defineRoute({
      method: 'GET',
      url: `${base}/queryById`,
      access: 'user',
      body: null,
      query: 'MessageIdQuery',
      params: null,
      answer: 'Row',
      handler: ({ query, context }) => readMessage(services, userOf(context).id, query.id, context.language),
    }),
    defineRoute({
      method: 'POST',
      url: `${base}/readMessages`,
      access: 'user',
      body: 'IdsBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        const { id } = userOf(context)
        for (const message of body.ids.split(',').filter(Boolean)) await putAway(database, id, message)
        await emitTabEvent(services, 'announcements-changed', id)
        return new RouteAnswer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
    defineRoute({
      method: 'PUT',
      url: `${base}/readAll`,
      access: 'user',
      body: 'ReadAllBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        const { id } = userOf(context)
        await putAllAway(database, id, body.msgCategory)
        await emitTabEvent(services, 'announcements-changed', id)
        return new RouteAnswer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
  ]
}
