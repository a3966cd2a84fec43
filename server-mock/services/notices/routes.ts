import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { emitTabEvent } from '../live/emitTabEvent'
import type { Services } from '../Services'
import { listAnnouncements, putAway } from './announcements'
import { listCounted, listReaders, readAnnouncement } from './readers'
import { releaseAnnouncement } from './releaseAnnouncement'

/** Permission to send announcements and to take them back. */
const mayRelease: ProductAccess = { permission: 'announcement:release' }

/** Sends an announcement or takes it back; every open tab gets an event. */
function releaseRoute(services: Services, name: 'doReleaseData' | 'doReovkeData'): Route {
  return defineRoute({
    method: 'GET',
    url: `/api/sys/annountCement/${name}`,
    access: mayRelease,
    body: null,
    query: 'AnnouncementQuery',
    params: null,
    answer: 'Nothing',
    async handler({ query, context }) {
      await releaseAnnouncement(services.database, query.id, name === 'doReleaseData', userOf(context).username)
      await emitTabEvent(services, 'announcements-changed')
      const said = name === 'doReleaseData' ? 'shell.announcementPublished' : 'shell.announcementRevoked'
      return new RouteAnswer(null, { code: 200, message: textOf(said, context.language) })
    },
  })
}

/** Announcements: sent, taken back, and as their reader sees them. */
export function noticeRoutes(services: Services): Route[] {
  const { database } = services
  return [
    releaseRoute(services, 'doReleaseData'),
    releaseRoute(services, 'doReovkeData'),
    defineRoute({
      method: 'GET',
      url: '/api/sys/annountCement/list',
      access: mayRelease,
      body: null,
      query: 'AnnouncementListQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => listCounted(services, { ...query }, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/annountCement/queryById',
      access: mayRelease,
      body: null,
      query: 'AnnouncementQuery',
      params: null,
      answer: 'Row',
      handler: ({ query, context }) => readAnnouncement(services, query.id, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysAnnouncementSend/list',
      access: mayRelease,
      body: null,
      query: 'ReadersQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => listReaders(services, query, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/annountCement/listByUser',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'AnnouncementLists',
      handler: ({ context }) => listAnnouncements(database, userOf(context).id, context.language),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/sysInformationSend/editByInfoIdAndUserId',
      access: 'user',
      body: 'PutAwayBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        const { id } = userOf(context)
        await putAway(database, id, body.anntId)
        await emitTabEvent(services, 'announcements-changed', id)
        return new RouteAnswer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
  ]
}
