import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { HistoryChange } from '../../resource'
import { insertSystemRows } from '../../system/systemRows'

/** Writes down what was done to rows, and who did it. Nobody is named for the server itself and for anonymous users. */
export async function writeHistory(
  changes: readonly HistoryChange[],
  { user, isServer }: CallContext,
  connection: Connection,
): Promise<void> {
  const rows = changes.map(({ table, rowId, kind, action = null, standsFor, content }) => ({
    table_name: table,
    row_id: rowId,
    kind,
    action,
    stands_for: standsFor.length > 0 ? standsFor.join(',') : null,
    content: JSON.stringify(content),
  }))
  await insertSystemRows(connection, 'sys_row_history', rows, (!isServer && user?.username) || '')
}
