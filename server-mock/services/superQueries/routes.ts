import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { savedRoutes } from '../savedRoutes'
import { addSavedQuery, editSavedQuery, findSavedQueries, queryTable } from './savedQueries'

const base = '/api/common/superQuery'

/** Saved advanced queries of lists: everybody has their own. */
export function superQueryRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/list`,
      access: 'user',
      body: null,
      query: 'SavedQueryQuery',
      params: null,
      answer: 'SavedQueryList',
      handler: ({ query, context }) => findSavedQueries(services, context, query.path),
    }),
    ...savedRoutes({
      base,
      body: 'SavedQueryBody',
      answer: 'SavedQuery',
      add: (body, context) => addSavedQuery(services, body, context),
      edit: (body, context) => editSavedQuery(services, body, context),
      remove: (id, context) => queryTable(services).delete(id, context),
    }),
  ]
}
