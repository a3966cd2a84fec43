import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
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
    defineRoute({
      method: 'POST',
      url: `${base}/add`,
      access: 'user',
      body: 'SavedQueryBody',
      query: null,
      params: null,
      answer: 'SavedQuery',
      handler: async ({ body, context }) =>
        new RouteAnswer(await addSavedQuery(services, body, context), { code: 200, message: textOf('http.added', context.language) }),
    }),
    defineRoute({
      method: 'PUT',
      url: `${base}/edit`,
      access: 'user',
      body: 'SavedQueryBody',
      query: null,
      params: null,
      answer: 'SavedQuery',
      handler: async ({ body, context }) =>
        new RouteAnswer(await editSavedQuery(services, body, context), { code: 200, message: textOf('http.edited', context.language) }),
    }),
    defineRoute({
      method: 'DELETE',
      url: `${base}/delete`,
      access: 'user',
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query, context }) {
        await queryTable(services).delete(query.id, context)
        return new RouteAnswer(null, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
  ]
}
