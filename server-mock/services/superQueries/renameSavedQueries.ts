import type { SavedCondition } from '../../../schemas/api/superQuery'
import type { Rename } from '../../../schemas/page/formerKeys'
import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { queriedKeys, renamedConditions } from './renamedConditions'

/** The saved advanced queries of a page follow its fields to their new keys. */
export async function renameSavedQueries(connection: Connection, path: string, renames: readonly Rename[]): Promise<void> {
  const keys = queriedKeys(renames)
  if (keys.size === 0) return
  const rows = await systemTables(connection).selectFrom('sys_super_query').select(['id', 'records']).where('path', '=', path).execute()
  for (const { id, records } of rows) {
    // A cast: the text was written by the service of saved queries.
    const renamed = renamedConditions(JSON.parse(records) as SavedCondition[], keys)
    if (!renamed) continue
    await systemTables(connection)
      .updateTable('sys_super_query')
      .set({ records: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}
