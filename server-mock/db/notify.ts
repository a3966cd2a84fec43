import { sql } from 'kysely'
import type { Connection } from './Database'

/** Wakes the listeners of a channel; in a transaction, when it is committed. */
export async function notify(connection: Connection, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(connection)
}
