import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { askChoices } from './askChoices'

/** The choices of a field that are rows of a table. */
export function choiceRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/choices',
      // Open to anonymous users for the forms that they may send.
      access: 'public',
      body: 'ChoicesBody',
      query: null,
      params: 'PageParams',
      answer: 'ChoiceItems',
      ratePerMinute: 600,
      anonymousPerMinute: 120,
      handler: ({ params, body, context }) => askChoices(services, context, params.code, body),
    }),
  ]
}
