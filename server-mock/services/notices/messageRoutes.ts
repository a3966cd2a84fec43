import type { MessageQuery } from '../../../schemas/api/notices'
import type { IdsBody } from '../../../schemas/api/rows'
import { Answer, defineRoute, type Route } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { emitTabEvent } from '../live/emitTabEvent'
import type { Services } from '../Services'
import { putAway } from './announcements'
import { listMessages, type MessageScope, readMessage } from './ownMessages'

const base = '/api/sys/sysAnnouncementSend'

function listRoute(services: Services, name: string, scope: MessageScope): Route {
  return defineRoute<unknown, MessageQuery>({
    method: 'GET',
    url: `${base}/${name}`,
    access: 'user',
    query: 'MessageQuery',
    handler: ({ query, context }) => listMessages(services, userOf(context).id, scope, query, context.language),
  })
}

/** The user's own messages as lists read them: who asks sees what was sent to them. */
export function messageRoutes(services: Services): Route[] {
  const { database } = services
  return [
    listRoute(services, 'getMyAnnouncementSend', 'all'),
    listRoute(services, 'getMyNotifications', 'notifications'),
    defineRoute<unknown, { id?: string }>({
      method: 'GET',
      url: `${base}/queryById`,
      access: 'user',
      handler: ({ query, context }) => readMessage(services, userOf(context).id, query.id, context.language),
    }),
    defineRoute<IdsBody>({
      method: 'POST',
      url: `${base}/readMessages`,
      access: 'user',
      body: 'IdsBody',
      async handler({ body, context }) {
        const { id } = userOf(context)
        for (const message of body.ids.split(',').filter(Boolean)) await putAway(database, id, message)
        await emitTabEvent(services, 'announcements-changed', id)
        return new Answer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
  ]
}
