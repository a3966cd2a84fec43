import { defineRoute, type Route } from '../../kernel/Route'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { changePreferences, clearPreferences } from './userPreferences'

/** What the caller has chosen for the screen. It is read with the permissions. */
export function preferenceRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'PUT',
      url: '/api/sys/user/preferences',
      access: 'user',
      body: 'PreferencesBody',
      query: null,
      params: null,
      answer: 'UserPreferences',
      ratePerMinute: 120,
      handler: ({ body, context }) => changePreferences(database, userOf(context), body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/sys/user/preferences',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ context }) {
        await clearPreferences(database, userOf(context).id)
        return null
      },
    }),
  ]
}
