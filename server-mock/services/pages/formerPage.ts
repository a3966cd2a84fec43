import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { readConfig } from './readConfig'

/** What was published last under a code, also of a page that is not published any more: what changes is compared with it. */
export async function findFormerPage({ pages }: Services, connection: Connection, code: string): Promise<PageConfig | undefined> {
  const published = pages.get(code)
  if (published) return published.config
  const row = await systemTables(connection)
    .selectFrom('page_version')
    .select('config')
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readConfig(row.config)
}
