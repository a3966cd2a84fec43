import { documentRight } from '../../../schemas/rights/permissions'
import type { Connection, Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { seedText } from './seedText'

/** Name of the mark that says that the right was looked for. */
const looked = 'document-right'

/** The right to change dictionaries, fill rules and check rules, as an entry below that of the studio. Returns its id. */
export function addDocumentRight(connection: Connection, parent_id: string | null | undefined): Promise<string> {
  const name = seedText('name', ['维护字典和规则', 'Change dictionaries and rules', 'Wörterbücher und Regeln ändern'])
  return insertSystemRow(connection, 'sys_permission', {
    parent_id,
    menu_type: 2,
    sort_no: 2,
    perms: documentRight,
    perms_type: '1',
    status: '1',
    hidden: 0,
    ...name,
  })
}

/** An earlier version had no such right: there it goes, once, to every role that may publish pages. */
export async function grantDocumentRight(database: Database): Promise<void> {
  const tables = systemTables(database.kysely)
  const marked = await tables.selectFrom('sys_counter').select('id').where('name', '=', looked).executeTakeFirst()
  const publish = await tables
    .selectFrom('sys_permission')
    .select(['id', 'parent_id'])
    .where('perms', '=', 'page:publish')
    .executeTakeFirst()
  if (marked || !publish) return
  await database.transaction(async (connection) => {
    const inside = systemTables(connection)
    await insertSystemRow(connection, 'sys_counter', { name: looked, value: 1 })
    if (await inside.selectFrom('sys_permission').select('id').where('perms', '=', documentRight).executeTakeFirst()) return
    const id = await addDocumentRight(connection, publish.parent_id)
    const roles = await inside.selectFrom('sys_role_permission').select('role_id').where('permission_id', '=', publish.id).execute()
    for (const { role_id } of roles) await insertSystemRow(connection, 'sys_role_permission', { role_id, permission_id: id })
  })
}
