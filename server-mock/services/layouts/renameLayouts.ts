import type { Rename } from '../../../schemas/page/formerKeys'
import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { queriedKeys } from '../superQueries/renamedConditions'
import { type LayoutContent, renamedContent } from './layoutContent'

/** The saved views of a page follow its fields to their new keys. */
export async function renameLayouts(connection: Connection, path: string, renames: readonly Rename[]): Promise<void> {
  const keys = queriedKeys(renames)
  if (keys.size === 0) return
  const rows = await systemTables(connection).selectFrom('sys_layout').select(['id', 'content']).where('path', '=', path).execute()
  for (const { id, content } of rows) {
    // A cast: the text was written by this service.
    const renamed = renamedContent(JSON.parse(content) as LayoutContent, keys)
    if (!renamed) continue
    await systemTables(connection)
      .updateTable('sys_layout')
      .set({ content: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}
