import { sql } from 'kysely'
import type { OftenUsed } from '../../../schemas/api/dashboard'
import type { Database } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

const ninetyDays = 90 * 24 * 60 * 60
const most = 12

/** The menu items that a user opened most, by the access log. */
export async function readOften({ kysely }: Database, username: string): Promise<OftenUsed['items']> {
  const rows = await systemTables(kysely)
    .selectFrom('sys_menu_log')
    .select(['menu_id as menuId', sql<number>`count(*)`.as('count')])
    .where('create_name', '=', username)
    .where('menu_id', '<>', '')
    .where('create_time', '>=', timeNow(-ninetyDays))
    .groupBy('menu_id')
    .orderBy('count', 'desc')
    .orderBy('menu_id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ menuId: row.menuId ?? '', count: row.count }))
}
