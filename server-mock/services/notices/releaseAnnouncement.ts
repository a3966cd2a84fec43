import { sql } from 'kysely'
import type { Connection, Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'

type Released = { id: string; msg_type: string | null; user_ids: string | null; send_status: string | null }

/** The ids of the users whom an announcement names. */
async function chosenReaders(connection: Connection, { user_ids }: Released): Promise<string[]> {
  const names = (user_ids ?? '').split(',').filter((name) => name !== '')
  if (names.length === 0) return []
  const rows = await systemTables(connection).selectFrom('sys_user').select('id').where('username', 'in', names).execute()
  return rows.map(({ id }) => id)
}

/** Names those who are to read it, and no others; what is sent anew is unread anew. */
async function writeReaders(connection: Connection, row: Released, by: string): Promise<void> {
  const sends = () => systemTables(connection)
  if (row.send_status === '2')
    await sends().updateTable('sys_announcement_send').set({ read_flag: 0, read_time: null }).where('annt_id', '=', row.id).execute()
  if (row.msg_type !== 'USER') return
  const readers = await chosenReaders(connection, row)
  // Readers that somebody has written beside the announcement count where it names none itself.
  if (readers.length === 0) {
    const kept = await sends().selectFrom('sys_announcement_send').select('id').where('annt_id', '=', row.id).executeTakeFirst()
    if (!kept) throw new CallFailure('refused', 'shell.announcementForNobody')
    return
  }
  await sends().deleteFrom('sys_announcement_send').where('annt_id', '=', row.id).where('user_id', 'not in', readers).execute()
  await sends()
    .insertInto('sys_announcement_send')
    .values(readers.map((user_id) => ({ ...newStamps(by), annt_id: row.id, user_id, read_flag: 0 })))
    .onConflict((conflict) => conflict.columns(['annt_id', 'user_id']).doNothing())
    .execute()
}

/** Sends an announcement to its readers, or takes it back: it is read from now on, or no longer. */
export async function releaseAnnouncement(database: Database, id: string, isSent: boolean, by: string): Promise<void> {
  const now = timeNow()
  await database.transaction(async (connection) => {
    const row = await systemTables(connection)
      .selectFrom('sys_announcement')
      .select(['id', 'msg_type', 'user_ids', 'send_status'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new CallFailure('not-found', 'http.notFound')
    if (isSent) await writeReaders(connection, row, by)
    await systemTables(connection)
      .updateTable('sys_announcement')
      .set({
        ...(isSent ? { send_status: '1', send_time: now, sender: by } : { send_status: '2' }),
        update_by: by,
        update_time: now,
        row_version: sql<number>`coalesce(row_version, 0) + 1`,
      })
      .where('id', '=', id)
      .execute()
  })
}
