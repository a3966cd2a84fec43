import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { readBuild } from './readBuild'

/** Says whether the server and its database answer. */
export function healthRoutes({ database, clientFolder }: Services): Route[] {
  const build = readBuild(clientFolder)
  return [
    defineRoute({
      method: 'GET',
      url: '/api/health',
      access: 'public',
      body: null,
      query: null,
      params: null,
      answer: 'HealthInfo',
      async handler() {
        await sql`select 1`.execute(database.kysely).catch(() => {
          throw new CallFailure('unavailable', 'http.unavailable')
        })
        return { status: 'up' as const, database: database.kind, build }
      },
    }),
  ]
}
