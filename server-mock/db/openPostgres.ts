import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './Database'
import { listenPostgres } from './listenPostgres'
import { runTransaction } from './runTransaction'
import { valueParsers } from './valueParsers'

export interface PostgresOptions {
  url: string
  /** Schema that the tables stand in; the server's default when left out. */
  schema?: string
  /** Milliseconds that a statement may run. */
  statementLimit: number
  /** Connections at most. */
  connections?: number
}

/** Opens a PostgreSQL server. Throws when it cannot be reached. */
export async function openPostgres({ url, schema, statementLimit, connections = 10 }: PostgresOptions): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: 2 * statementLimit,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: parserOf },
    options: schema === undefined ? '-c TimeZone=UTC' : `-c TimeZone=UTC -c search_path=${schema}`,
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  // A connection that the server closes reports an error when nobody waits for it; without a handler that would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  await pool.query('select 1').catch(async (error) => {
    await pool.end()
    throw error
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listener = listenPostgres(settings)
  return {
    kind: 'postgres',
    kysely,
    transaction: (action) => runTransaction(kysely, action),
    commitTogether: (action) => action(),
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await kysely.destroy()
    },
  }
}

function ignore(): void {
  // The pool drops the connection; the next call gets a new one.
}

const parserOf: typeof pg.types.getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  format === 'binary'
    ? pg.types.getTypeParser(type, 'binary')
    : (valueParsers[type] ?? pg.types.getTypeParser(type))) as typeof pg.types.getTypeParser
