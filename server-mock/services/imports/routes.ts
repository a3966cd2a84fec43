import { answered, defineRoute, type Route } from '../../kernel/Route'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { cancelRun, describeRun, errorsOf, findRun } from './importRuns'
import { sendSheets } from './sendSheets'

const url = '/api/common/imports/:id'

/** The caller's own imports of the last day: how far one is, and the rows that it did not take. The import itself is a call of its page. */
export function importRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url,
      access: 'user',
      body: null,
      query: null,
      params: 'ImportParams',
      answer: 'ImportRun',
      handler: async ({ params, context }) =>
        describeRun(await findRun(database.kysely, params.id, userOf(context).username), context.language),
    }),
    defineRoute({
      method: 'DELETE',
      url,
      access: 'user',
      body: null,
      query: null,
      params: 'ImportParams',
      answer: 'ImportRun',
      async handler({ params, context }) {
        const { username } = userOf(context)
        await cancelRun(database.kysely, params.id, username)
        return describeRun(await findRun(database.kysely, params.id, username), context.language)
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${url}/errors`,
      access: 'user',
      body: null,
      query: null,
      params: 'ImportParams',
      answer: null,
      async handler({ params, context, reply }) {
        const run = await findRun(database.kysely, params.id, userOf(context).username)
        await sendSheets(reply, errorsOf(run), run.file_name ?? 'import.xlsx')
        return answered
      },
    }),
  ]
}
