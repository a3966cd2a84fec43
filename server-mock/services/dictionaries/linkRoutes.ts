import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { loadLevel } from './loadLevel'

/** The levels of fields that are linked with one another. */
export function linkRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/online/cgform/api/querySelectOptions',
      access: 'user',
      body: null,
      query: 'LinkQuery',
      params: null,
      answer: 'LinkOptions',
      handler: ({ query, context }) => loadLevel(services, context, query),
    }),
  ]
}
