import type { PermissionResult } from '../../../schemas/api/session'
import { actionsOf } from '../../../schemas/rights/decide'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { zoneNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { buildMenu, routeRoot } from '../../rights/menu'
import { readPreferences } from '../preferences/userPreferences'
import type { Services } from '../Services'
import { giveSessionCookies, takeSessionCookies } from '../upload/fileCookie'
import { tokenOf } from './buildContext'
import { readSessionLife } from './ownSessions'
import { revokeSession } from './sessions'
import { arrivalOf, signedIn } from './signedIn'
import { departsOf, readUserInfo, signInAccount } from './signIn'

async function readPermissions(services: Services, userId: string): Promise<PermissionResult> {
  const [rights, entries, preferences] = await Promise.all([
    services.rights.of(userId),
    services.rights.allEntries(),
    readPreferences(services.database.kysely, userId),
  ])
  const menu = buildMenu(entries, rights, services.framedOrigins)
  return {
    menu,
    sendRouterArray: [routeRoot(menu)],
    userMenuList: menu,
    auth: [...rights.permissions.auth],
    allAuth: [...rights.permissions.allAuth],
    codeList: [...new Set(rights.permissions.auth.flatMap(actionsOf))],
    roleCodes: [...rights.roles],
    platformInfo: { systemCode: 'merchant_platform', serviceName: 'qkg-generic', name: 'Pagewright' },
    sysSafeMode: false,
    timeZone: zoneNow(),
    preferences,
  }
}

export function sessionRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'POST',
      url: '/api/sys/login',
      access: 'public',
      body: 'LoginBody',
      query: null,
      params: null,
      answer: 'LoginResult',
      ratePerMinute: 120,
      async handler(call) {
        return signedIn(call, await signInAccount(services, call.body, arrivalOf(call, call.body)))
      },
    }),
    defineRoute({
      method: ['GET', 'POST'],
      url: '/api/sys/logout',
      access: 'public',
      body: null,
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ request, reply, context }) {
        const token = tokenOf(request)
        takeSessionCookies(request, reply)
        if (!token || !(await revokeSession(database, token))) throw new CallFailure('refused', 'session.badToken')
        return new RouteAnswer(null, { code: 200, message: textOf('session.signedOut', context.language) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/getUserInfo',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'UserInfoResult',
      async handler({ context }) {
        return { userInfo: await readUserInfo(database, userOf(context).id), sysAllDictItems: await services.dictionaries.all() }
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/user/info',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'UserInfo',
      handler: ({ context }) => readUserInfo(database, userOf(context).id),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/permission/getUserPermissionByToken',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'PermissionResult',
      async handler({ request, reply, context }) {
        const token = tokenOf(request)
        const session = token ? await readSessionLife(database, token) : null
        if (token) giveSessionCookies(request, reply, token, session?.idleSeconds !== null)
        return { ...(await readPermissions(services, userOf(context).id)), ...(session && { session }) }
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/getCurrentUserDeparts',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'OwnDeparts',
      async handler({ context }) {
        const user = userOf(context)
        return { list: await departsOf(database, user.id), orgCode: user.orgCode }
      },
    }),
  ]
}
