import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { emitTabEvent } from '../live/emitTabEvent'
import type { Services } from '../Services'
import { changeAvatar } from './changeAvatar'
import { noteMenuVisit } from './noteMenuVisit'
import { selectDepart } from './selectDepart'

/** What the frame around the pages reports and asks. */
export function shellRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'POST',
      url: '/api/system/sysMenuLog/add',
      access: 'user',
      body: 'MenuLogBody',
      query: null,
      params: null,
      answer: 'Nothing',
      // Somebody who goes through the whole menu quickly, each page and back, makes a few hundred.
      ratePerMinute: 1200,
      async handler({ body: { menuId, menuName }, context }) {
        await noteMenuVisit(database.kysely, userOf(context), { menuId, menuName, ip: context.ip })
        return new RouteAnswer(null, { code: 200 })
      },
    }),
    defineRoute({
      method: ['POST', 'PUT'],
      url: '/api/sys/selectDepart',
      access: 'user',
      body: 'SelectDepartBody',
      query: null,
      params: null,
      answer: 'SelectDepartResult',
      async handler({ body, context }) {
        const userInfo = await selectDepart(database, userOf(context), body.orgCode)
        await emitTabEvent(services, 'user-changed', userInfo.id)
        return new RouteAnswer({ userInfo }, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/user/avatar',
      access: 'user',
      body: 'AvatarBody',
      query: null,
      params: null,
      answer: 'UserInfo',
      async handler({ body, context }) {
        const userInfo = await changeAvatar(database, userOf(context), body.avatar)
        await emitTabEvent(services, 'user-changed', userInfo.id)
        return new RouteAnswer(userInfo, { code: 200, message: textOf('http.edited', context.language) })
      },
    }),
  ]
}
