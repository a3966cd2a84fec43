import type { ProductAccess } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { findTakenAccount } from '../../system/people/findTakenAccount'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { freezeUsers } from './freezeUsers'

const mayEdit: ProductAccess = { permission: 'user:edit' }

/** What administrators do with users beside the calls of the table. */
export function userRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/queryUserRole',
      access: mayEdit,
      body: null,
      query: 'UserRoleQuery',
      params: null,
      answer: 'Ids',
      async handler({ query: { userid } }) {
        const rows = await systemTables(database.kysely)
          .selectFrom('sys_user_role')
          .select('role_id')
          .where('user_id', '=', userid)
          .orderBy('id')
          .execute()
        return rows.map((row) => row.role_id)
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/user/frozenBatch',
      access: mayEdit,
      body: 'FrozenBatchBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body: { ids, status }, context }) {
        const count = await freezeUsers(services, ids, status, context)
        const text = status === '2' ? 'people.frozen' : 'people.unfrozen'
        return new RouteAnswer(null, { code: 200, message: textOf(text, context.language, { count }) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/user/checkOnlyUser',
      access: mayEdit,
      body: null,
      query: 'OnlyUserQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query: { id = '', ...asked } }) {
        const taken = await findTakenAccount(database.kysely, asked, id)
        if (taken) throw new CallFailure('refused', `people.${taken.text}`)
        return null
      },
    }),
  ]
}
