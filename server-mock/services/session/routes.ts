import type { PermissionResult } from '../../../schemas/api/session'
import { actionsOf } from '../../../schemas/rights/decide'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { buildMenu } from '../../rights/menu'
import type { Services } from '../Services'
import { giveSessionCookies, takeSessionCookies } from '../upload/fileCookie'
import { tokenOf } from './buildContext'
import { revokeSession } from './sessions'
import { signedIn } from './signedIn'
import { departsOf, readUserInfo, signInAccount } from './signIn'

async function readPermissions(services: Services, userId: string): Promise<PermissionResult> {
  const [rights, entries] = await Promise.all([services.rights.of(userId), services.rights.allEntries()])
  const menu = buildMenu(entries, rights)
  return {
    menu,
    sendRouterArray: menu,
    userMenuList: menu,
    auth: [...rights.permissions.auth],
    allAuth: [...rights.permissions.allAuth],
    codeList: [...new Set(rights.permissions.auth.flatMap(actionsOf))],
    roleCodes: [...rights.roles],
    platformInfo: { systemCode: 'merchant_platform', name: 'Pagewright' },
    sysSafeMode: false,
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
        return signedIn(call, await signInAccount(services, call.body, call.context.ip))
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
      url: '/api/sys/permission/getUserPermissionByToken',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'PermissionResult',
      handler({ request, reply, context }) {
        const token = tokenOf(request)
        if (token) giveSessionCookies(request, reply, token)
        return readPermissions(services, userOf(context).id)
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
