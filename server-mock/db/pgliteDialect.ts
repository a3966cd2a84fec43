import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { ConnectionQueue } from './ConnectionQueue'
import { DatabaseFailure } from './databaseErrors'
import type { PgliteClient } from './PgliteClient'
import type { TransactionScope } from './TransactionScope'

/** Kysely over the embedded database: PostgreSQL's own compiler, one connection that callers take one after the other with. */
export function pgliteDialect(client: PgliteClient, scope: TransactionScope, waitLimit: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client, scope, waitLimit),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PgliteDriver implements Driver {
  private readonly queue: ConnectionQueue
  private readonly connection: PgliteConnection
  /** The same connection, for whoever asks from within the transaction that holds it. */
  private readonly guest: DatabaseConnection

  constructor(
    client: PgliteClient,
    private readonly scope: TransactionScope,
    waitLimit: number,
  ) {
    this.queue = new ConnectionQueue(waitLimit)
    const connection = new PgliteConnection(client)
    this.connection = connection
    this.guest = { executeQuery: (query) => connection.executeQuery(query), streamQuery: () => connection.streamQuery() }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.scope.isInside) return this.guest
    await this.queue.acquire()
    return this.connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection !== this.guest) this.queue.release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection === this.guest) throw new Error('a transaction cannot be begun inside of a transaction: hand its connection on')
    await this.connection.begin()
  }

  async commitTransaction(): Promise<void> {
    await this.connection.end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection !== this.guest) await this.connection.end('rollback')
  }

  async destroy(): Promise<void> {}
}

class PgliteConnection implements DatabaseConnection {
  /** Generation of the thread that the transaction began in. */
  private began: number | undefined

  constructor(private readonly client: PgliteClient) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.began !== undefined && this.began !== this.client.generation) {
      throw new DatabaseFailure('the database was opened again during the transaction; nothing of it was kept', { code: '40003' })
    }
    const { rows, affected } = await this.client.query(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }

  // biome-ignore lint/correctness/useYield: the embedded database has no cursors that could be held open; exports read by key.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream; read in batches')
  }

  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('begin'))
    this.began = this.client.generation
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      const isLost = this.began !== this.client.generation
      if (how === 'commit' || !isLost) await this.executeQuery(CompiledQuery.raw(how))
    } finally {
      this.began = undefined
    }
  }
}
