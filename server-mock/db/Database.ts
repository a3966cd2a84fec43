import type { Kysely, Transaction } from 'kysely'

/** Tables are made from declarations while the server runs, so that their shapes are not known to the compiler. */
export type Tables = Record<string, Record<string, unknown>>

export type Connection = Kysely<Tables> | Transaction<Tables>

/** The open database, embedded or real; one code path for both. */
export interface Database {
  kind: 'pglite' | 'postgres'
  kysely: Kysely<Tables>
  /**
   * Runs `action` in one transaction; tries again when the database asks for it (40001, 40P01), so `action` must not do anything
   * outside the database. Inside, use only the connection that is handed in: the embedded database has no second one.
   */
  transaction<T>(action: (connection: Transaction<Tables>) => Promise<T>): Promise<T>
  /**
   * Runs `action`, whose commits need not be on disk one by one: all of them are when it has ended, also when it failed. For work that is taken up
   * again when it was broken off. A real PostgreSQL commits as it always does.
   */
  commitTogether<T>(action: () => Promise<T>): Promise<T>
  /**
   * Calls `onNotice` for every `notify` on the channel, of this process or another. Notices can be lost (a lost connection): they wake, they do not inform.
   * The result stops listening.
   */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
