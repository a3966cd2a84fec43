import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { groupRows } from './groupRows'

/** The rows of a page put together by a field, under the rights of whoever looks. */
export function groupRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'POST',
      url: '/api/common/rowGroups',
      access: 'user',
      body: 'GroupsBody',
      query: null,
      params: null,
      answer: 'RowsGroups',
      handler: ({ body, context }) => groupRows(services, body, context),
    }),
  ]
}
