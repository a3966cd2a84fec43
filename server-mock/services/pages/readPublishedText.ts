import type { Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import type { StoredPage } from './PageStore'

/** The text that a published page was written as. */
export async function readPublishedText({ kysely }: Database, { code, version, json }: StoredPage): Promise<string> {
  const row = await systemTables(kysely)
    .selectFrom('page_version')
    .select('text')
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.text ?? json
}
