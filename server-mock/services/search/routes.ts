import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { searchRecords } from './searchRecords'

/** The search over all pages. */
export function searchRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/search',
      access: 'user',
      body: null,
      query: 'SearchQuery',
      params: null,
      answer: 'SearchAnswer',
      ratePerMinute: 120,
      handler: ({ query, context }) => searchRecords(services, query.keyword, context),
    }),
  ]
}
