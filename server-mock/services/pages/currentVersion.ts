import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

/** The published version of a page; null when it is not published. */
export async function currentVersion(connection: Connection, code: string): Promise<number | null> {
  const row = await systemTables(connection).selectFrom('page_config').select('version').where('code', '=', code).executeTakeFirst()
  return row?.version ?? null
}

/** The latest version that there ever was, also of a page that is not published any more: versions only grow. 0 when there was none. */
export async function latestVersion(connection: Connection, code: string): Promise<number> {
  const row = await systemTables(connection)
    .selectFrom('page_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.version ?? 0
}
