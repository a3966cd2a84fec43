import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { userOf } from '../../kernel/userOf'
import { favouriteRefusal } from './favouriteRefusal'

/** A folder as far as what stands in it asks for it. */
export interface FoundFolder {
  id: string
  parentId: string
  isTemplate: boolean
}

/** The folder, one's own or a template; it stays until the transaction is over. Refused when it is gone, as one of somebody else is. */
export async function findFolder(connection: Connection, id: string, context: CallContext): Promise<FoundFolder> {
  const { username } = userOf(context)
  const { rows } = await sql<{ parent_id: string | null; iz_template: number }>`
    select parent_id, iz_template from common_favorite_folders
    where id = ${id} and (user_name = ${username} or iz_template = 1) for key share`.execute(connection)
  const [row] = rows
  if (!row) throw favouriteRefusal('folderGone', 'parentId', context)
  return { id, parentId: row.parent_id ?? '', isTemplate: row.iz_template === 1 }
}
