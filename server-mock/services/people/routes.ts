import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { emitTabEvent } from '../live/emitTabEvent'
import type { Services } from '../Services'
import { readDepartTree, readOwnDepartTree, searchDepartTree } from './departTree'
import { listUsers } from './listUsers'
import { editOwnAccount, ownAccountCall, readOwnAccount } from './ownAccount'

/** Users and departments as the pickers read them. */
export function peopleRoutes(services: Services): Route[] {
  const { database } = services
  return [
    ...['list', 'getAllUserWithDep'].map((name) =>
      defineRoute({
        method: 'GET',
        url: `/api/sys/user/${name}`,
        access: 'user',
        body: null,
        query: 'UserQuery',
        params: null,
        answer: 'UserPage',
        handler: ({ query, context }) => listUsers(services, context, query),
      }),
    ),
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/queryUserByDepId',
      access: 'user',
      body: null,
      query: 'UserQuery',
      params: null,
      answer: 'UserRows',
      async handler({ query: { id, ...query }, context }) {
        return (await listUsers(services, context, { pageSize: '1000', ...query, departId: id })).records
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/querySelf',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'Row',
      handler: ({ context }) => readOwnAccount(services, context),
    }),
    defineRoute({
      method: 'PUT',
      url: `/api${ownAccountCall}`,
      access: 'user',
      body: 'OwnAccountBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body, context }) {
        const account = await editOwnAccount(services, body, context)
        await emitTabEvent(services, 'user-changed', account.id)
        return new RouteAnswer(account, { code: 200, message: textOf('http.edited', context.language) })
      },
    }),
    ...['queryTreeList', 'queryIdTree'].map((name) =>
      defineRoute({
        method: 'GET',
        url: `/api/sys/sysDepart/${name}`,
        access: 'user',
        body: null,
        query: null,
        params: null,
        answer: 'DepartTree',
        handler: ({ context }) => readDepartTree(database, context.language),
      }),
    ),
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysDepart/queryMyDeptTreeList',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'DepartTree',
      handler: ({ context }) => readOwnDepartTree(database, context.language, userOf(context).id),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysDepart/searchBy',
      access: 'user',
      body: null,
      query: 'DepartSearchQuery',
      params: null,
      answer: 'DepartTree',
      async handler({ query, context }) {
        const found = await searchDepartTree(database, context.language, query.keyWord ?? '')
        if (found.length === 0) throw new CallFailure('refused', 'http.nothingFound')
        return found
      },
    }),
  ]
}
