import { CallFailure } from '../CallFailure'
import { defineRoute, type Route } from '../http/Route'
import type { Services } from '../Services'
import { readDepartTree, searchDepartTree } from './departTree'
import { listUsers, type UserQuery } from './listUsers'

/** Users and departments as the pickers read them. */
export function peopleRoutes({ database }: Services): Route[] {
  return [
    defineRoute<unknown, UserQuery>({
      method: 'GET',
      url: '/api/sys/user/list',
      access: 'user',
      handler: ({ query }) => listUsers(database, query),
    }),
    defineRoute<unknown, { id?: string } & UserQuery>({
      method: 'GET',
      url: '/api/sys/user/queryUserByDepId',
      access: 'user',
      async handler({ query: { id, ...query } }) {
        return (await listUsers(database, { pageSize: '1000', ...query, departId: id })).records
      },
    }),
    ...['queryTreeList', 'queryIdTree'].map((name) =>
      defineRoute({
        method: 'GET',
        url: `/api/sys/sysDepart/${name}`,
        access: 'user',
        handler: ({ context }) => readDepartTree(database, context.language),
      }),
    ),
    defineRoute<unknown, { keyWord?: string }>({
      method: 'GET',
      url: '/api/sys/sysDepart/searchBy',
      access: 'user',
      async handler({ query, context }) {
        const found = await searchDepartTree(database, context.language, query.keyWord ?? '')
        if (found.length === 0) throw new CallFailure('refused', 'http.nothingFound')
        return found
      },
    }),
  ]
}
