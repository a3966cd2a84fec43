import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { DelegatedChange } from '../../resource'
import { insertSystemRows } from '../../system/systemRows'

/** Writes down what a proxy has done, each change for whom it was done. */
export async function writeAgentLog(changes: readonly DelegatedChange[], { user }: CallContext, connection: Connection): Promise<void> {
  const rows = changes.map(({ principal, table, page = null, kind, rowId, rowName }) => ({
    user_name: principal,
    agent_user_name: user?.username ?? null,
    agent_real_name: user?.realname ?? null,
    table_name: table,
    page,
    kind,
    row_id: rowId,
    row_name: rowName,
  }))
  await insertSystemRows(connection, 'sys_agent_log', rows, user?.username)
}
