import { sql, type Updateable } from 'kysely'
import type { UserInfo } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { departsOf, readUserInfo } from '../session/signIn'

/** Changes columns of the user's own row. */
export async function changeOwnRow(
  database: Database,
  user: { id: string; username: string },
  values: Updateable<SystemTables['sys_user']>,
): Promise<UserInfo> {
  await systemTables(database.kysely)
    .updateTable('sys_user')
    .set({ ...values, update_by: user.username, update_time: timeNow(), row_version: sql<number>`coalesce(row_version, 0) + 1` })
    .where('id', '=', user.id)
    .execute()
  return readUserInfo(database, user.id)
}

/** Lets the user act for one of the own departments from now on. */
export async function selectDepart(database: Database, user: { id: string; username: string }, orgCode: string): Promise<UserInfo> {
  const departs = await departsOf(database, user.id)
  if (!departs.some((depart) => depart.orgCode === orgCode)) throw new CallFailure('refused', 'shell.notOwnDepart')
  return changeOwnRow(database, user, { org_code: orgCode })
}
