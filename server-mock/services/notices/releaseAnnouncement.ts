import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

/** Sends an announcement to its readers, or takes it back: it is read from now on, or no longer. */
export async function releaseAnnouncement(database: Database, id: string, isSent: boolean, by: string): Promise<void> {
  const now = timeNow()
  const result = await systemTables(database.kysely)
    .updateTable('sys_announcement')
    .set({
      ...(isSent ? { send_status: '1', send_time: now, sender: by } : { send_status: '2' }),
      update_by: by,
      update_time: now,
      row_version: sql<number>`coalesce(row_version, 0) + 1`,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) === 0) throw new CallFailure('not-found', 'http.notFound')
}
