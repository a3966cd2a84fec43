import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { savedRoutes } from '../savedRoutes'
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
    ...savedRoutes({
      base,
      body: 'LayoutBody',
      answer: 'Layout',
      add: (body, context) => addLayout(database, body, context),
      edit: (body, context) => editLayout(database, body, context),
      remove: (id, context) => deleteLayout(database, id, context),
    }),
  ]
}
