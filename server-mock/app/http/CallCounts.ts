import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit'
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import { newId } from '../../kernel/newId'

/**
 * Calls a minute. A limit up to here makes guessing slow, so that it must not grow with the number of servers. A higher one only guards the strength
 * of the server itself, which counts such calls in memory: a row for each would cost more than the call.
 */
const mostGuesses = 120

type Counted = { current: number; ttl: number }

/** The route whose calls are counted together; a limiter without one names what it counts in its keys. */
interface CountedRoute {
  routeInfo?: { method?: unknown; url?: string }
}

/**
 * Where limited calls are counted: in rows, so that several servers over one database count together. `current` is the number of calls since
 * the window began, this one included; `ttl` what is left of the window, in milliseconds.
 */
export function countCallsIn(database: Database): FastifyRateLimitStoreCtor {
  return class CallCounts implements FastifyRateLimitStore {
    private readonly route: string

    constructor(options: RateLimitOptions & CountedRoute) {
      // Asking for the headers alone is the same try.
      const method = String(options.routeInfo?.method ?? '').replace('HEAD', 'GET')
      this.route = `${method} ${options.routeInfo?.url ?? ''}`
    }

    incr(caller: string, done: (error: Error | null, counted?: Counted) => void, timeWindow: number): void {
      countCall(database, `${this.route} ${caller}`, timeWindow).then((counted) => done(null, counted), done)
    }

    child(options: unknown): FastifyRateLimitStore {
      const limit = options as RateLimitOptions & CountedRoute
      return Number(limit.max) > mostGuesses ? new LocalStore() : new CallCounts(limit)
    }
  }
}

/** Counts a call and begins a new window when the last is over, in one statement. The clock is the database's, one for all servers. */
async function countCall({ kysely }: Database, name: string, timeWindow: number): Promise<Counted> {
  const now = sql`localtimestamp(3)`
  const isOver = sql`c.window_ends <= ${now}`
  const end = sql`${now} + ${timeWindow} * interval '1 millisecond'`
  const { rows } = await sql<Counted>`
    insert into sys_call_count as c (id, name, calls, window_ends, create_by, create_time, row_version)
    values (${newId()}, ${name}, 1, ${end}, 'system', ${now}, 1)
    on conflict (name) do update set
      calls = case when ${isOver} then 1 else c.calls + 1 end,
      window_ends = case when ${isOver} then ${end} else c.window_ends end
    returning calls as current, ceil(extract(epoch from window_ends - ${now}) * 1000)::integer as ttl`.execute(kysely)
  const [counted = { current: 1, ttl: timeWindow }] = rows
  if (counted.current === 1) await sql`delete from sys_call_count where window_ends < ${now} - interval '1 hour'`.execute(kysely)
  return counted
}
