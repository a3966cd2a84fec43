import type { Kysely } from 'kysely'
import type { Connection } from '../db/Database'
import type { RowOf } from './RowOf'
import type { systemResources } from './tables'

/** The rows of every table of the product itself, by the table's name: what its declaration in `tables/` says. */
export type SystemTables = {
  [Declaration in (typeof systemResources)[number] as Declaration['table']]: RowOf<Declaration>
}

/** The tables of the product itself, columns known to the compiler. A transaction stays the transaction. */
export function systemTables(connection: Connection): Kysely<SystemTables> {
  // The same connection: a published page adds tables while the server runs, so it knows no shapes; those of the product are declared.
  return connection as unknown as Kysely<SystemTables>
}
