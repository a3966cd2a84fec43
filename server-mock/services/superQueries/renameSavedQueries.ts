import type { SavedCondition } from '../../../schemas/api/superQuery'
import type { Rename } from '../../../schemas/page/formerKeys'
import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

/** The saved advanced queries of a page follow its fields to their new keys. */
export async function renameSavedQueries(connection: Connection, path: string, renames: readonly Rename[]): Promise<void> {
  const keys = new Map(renames.map(({ sub, from, to }) => (sub === '' ? [from, to] : [`${sub},${from}`, `${sub},${to}`])))
  if (keys.size === 0) return
  const rows = await systemTables(connection).selectFrom('sys_super_query').select(['id', 'records']).where('path', '=', path).execute()
  for (const { id, records } of rows) {
    // A cast: the text was written by the service of saved queries.
    const conditions = JSON.parse(records) as SavedCondition[]
    if (!conditions.some(({ field }) => keys.has(field))) continue
    const renamed = conditions.map((condition) => ({ ...condition, field: keys.get(condition.field) ?? condition.field }))
    await systemTables(connection)
      .updateTable('sys_super_query')
      .set({ records: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}
