import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

/** The published versions of pages and of documents beside them, to be narrowed down. `code` is the name of a document. */
export function publishedVersions(connection: Connection) {
  return systemTables(connection)
    .selectFrom('page_config as c')
    .innerJoin('page_version as v', (join) => join.onRef('v.code', '=', 'c.code').onRef('v.version', '=', 'c.version'))
    .select(['c.code as code', 'c.version as version', 'v.config as config', 'v.validators as validators'])
}
