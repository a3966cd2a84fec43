import type { PutAwayBody } from '../../../schemas/api/notices'
import { textOf } from '../../text/textOf'
import { Answer, defineRoute, type Route } from '../http/Route'
import type { Services } from '../Services'
import { userOf } from '../session/routes'
import { listAnnouncements, putAway } from './announcements'

/** Announcements as their reader sees them. */
export function noticeRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/annountCement/listByUser',
      access: 'user',
      answer: 'AnnouncementLists',
      handler: ({ context }) => listAnnouncements(database, userOf(context).id, context.language),
    }),
    defineRoute<PutAwayBody>({
      method: 'PUT',
      url: '/api/sys/sysInformationSend/editByInfoIdAndUserId',
      access: 'user',
      body: 'PutAwayBody',
      async handler({ body, context }) {
        await putAway(database, userOf(context).id, body.anntId)
        return new Answer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
  ]
}
