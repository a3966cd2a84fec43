import type { Connection } from '../../db/Database'
import type { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'

interface MenuVisit {
  menuId: string
  menuName: string
  ip: string
}

/** Writes into the access log that somebody opened a place, by the name that its menu item has here; a place outside the menu has the name that it came with. */
export async function noteMenuVisit(
  connection: Connection,
  { username, realname }: ReturnType<typeof userOf>,
  { menuId, menuName, ip }: MenuVisit,
): Promise<void> {
  const item = menuId ? await menuItem(connection, menuId) : undefined
  const names = item ? { menu_name: item.name, menu_name_texts: item.name_texts } : { menu_name: menuName }
  await insertSystemRow(connection, 'sys_menu_log', { create_name: username, realname, menu_id: menuId, ...names, ip }, username)
}

function menuItem(connection: Connection, id: string) {
  return systemTables(connection).selectFrom('sys_permission').select(['name', 'name_texts']).where('id', '=', id).executeTakeFirst()
}
