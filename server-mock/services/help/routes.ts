import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { findHelp, findHelpByPath, saveHelp } from './helpTexts'

const base = '/api/help/commonHelp'

/** Help texts: read by everybody who is signed in, written by administrators. */
export function helpRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/list`,
      access: 'user',
      body: null,
      query: 'HelpQuery',
      params: null,
      answer: 'HelpList',
      async handler({ query }) {
        const records = await findHelp(database, query)
        return { records, total: records.length }
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/getByPartPath`,
      access: 'user',
      body: null,
      query: 'HelpPathQuery',
      params: null,
      answer: 'FoundHelp',
      handler: ({ query }) => findHelpByPath(database, query.path),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryByDocumentTypeId`,
      access: 'user',
      body: null,
      query: 'HelpDocumentQuery',
      params: null,
      answer: 'FoundHelp',
      handler: async ({ query }) => (await findHelp(database, { componentId: query.documentTypeId }))[0] ?? null,
    }),
    defineRoute({
      method: 'POST',
      url: `${base}/add`,
      access: 'user',
      body: 'HelpBody',
      query: null,
      params: null,
      answer: 'FoundHelp',
      async handler({ body, context }) {
        const user = userOf(context)
        // The role itself, not a permission: permissions can be granted, this cannot.
        if (!hasRole(administratorRole, user.roles)) throw new CallFailure('no-permission', 'shell.helpForAdministrators')
        if (body.componentId === '' && body.componentUrl === '') throw new CallFailure('bad-request', 'shell.helpOfNothing')
        const saved = await saveHelp(database, body, user.username)
        return new RouteAnswer(saved, { code: 200, message: textOf(saved ? 'shell.helpSaved' : 'shell.helpCleared', context.language) })
      },
    }),
  ]
}
