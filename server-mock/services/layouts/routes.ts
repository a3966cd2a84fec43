import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { addLayout, deleteLayout, editLayout, findLayouts } from './layouts'

const base = '/api/common/layout/commonLayout'

/** Saved views of lists: everybody has their own. */
export function layoutRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/list`,
      access: 'user',
      body: null,
      query: 'LayoutQuery',
      params: null,
      answer: 'LayoutList',
      handler: ({ query, context }) => findLayouts(database, context, query.path),
    }),
    defineRoute({
      method: 'POST',
      url: `${base}/add`,
      access: 'user',
      body: 'LayoutBody',
      query: null,
      params: null,
      answer: 'Layout',
      handler: async ({ body, context }) =>
        new RouteAnswer(await addLayout(database, body, context), { code: 200, message: textOf('http.added', context.language) }),
    }),
    defineRoute({
      method: 'PUT',
      url: `${base}/edit`,
      access: 'user',
      body: 'LayoutBody',
      query: null,
      params: null,
      answer: 'Layout',
      handler: async ({ body, context }) =>
        new RouteAnswer(await editLayout(database, body, context), { code: 200, message: textOf('http.edited', context.language) }),
    }),
    defineRoute({
      method: 'DELETE',
      url: `${base}/delete`,
      access: 'user',
      body: null,
      query: 'LayoutIdQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query, context }) {
        await deleteLayout(database, query.id, context)
        return new RouteAnswer(null, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
  ]
}
