import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../SystemTables'

/** Ends every session of users: after a changed password, and of who is frozen. */
export async function endSessionsOf(connection: Connection, userIds: readonly string[]): Promise<void> {
  await systemTables(connection)
    .updateTable('sys_session')
    .set({ revoked_at: timeNow() })
    .where('user_id', 'in', [...userIds, ''])
    .where('revoked_at', 'is', null)
    .execute()
}
