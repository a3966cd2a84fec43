import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { type SeedText, seedText } from './seedText'

/** Whose favourites the demonstration has. */
const owners = ['admin', 'staff']

/** Address, name and title of each. */
const kept: readonly (readonly [url: string, name: SeedText, title: SeedText])[] = [
  ['/taskcenter/taskList?status=new', ['待处理任务', 'New tasks', 'Neue Aufgaben'], ['任务列表', 'Tasks', 'Aufgaben']],
  ['/p/order', ['订单', 'Orders', 'Aufträge'], ['订单', 'Orders', 'Aufträge']],
]

/** A template folder, and for some people a folder with favourites in it; nothing where there are folders already. */
export async function seedFavourites(connection: Connection): Promise<void> {
  const tables = systemTables(connection)
  if (await tables.selectFrom('common_favorite_folders').select('id').limit(1).executeTakeFirst()) return
  const users = await tables.selectFrom('sys_user').select(['id', 'username']).where('username', 'in', owners).execute()
  for (const { id, username } of users) {
    const owned = { user_name: username, user_id: id }
    if (username === 'admin')
      await insertSystemRow(connection, 'common_favorite_folders', { ...owned, name: '常用页面', icon: 'star', iz_template: 1, sort_no: 1 })
    const folder = { ...owned, name: '我的工作', icon: 'pushpin', iz_template: 0, sort_no: 2 }
    const parent_id = await insertSystemRow(connection, 'common_favorite_folders', folder, username)
    for (const [url, name, title] of kept) {
      const row = { ...owned, parent_id, url, route: url.split('?', 1)[0], keep_alive: 'true', internal_or_external: 'false' }
      await insertSystemRow(
        connection,
        'common_favorite_content',
        { ...row, ...seedText('name', name), ...seedText('title', title) },
        username,
      )
    }
  }
}
