import type { Connection } from '../../db/Database'
import type { Change } from '../../system/ChangeLog'
import { systemTables } from '../../system/SystemTables'

/** The published version of a page; null when it is not published. */
export async function currentVersion(connection: Connection, code: string): Promise<number | null> {
  const row = await systemTables(connection).selectFrom('page_config').select('version').where('code', '=', code).executeTakeFirst()
  return row?.version ?? null
}

/** Both versions of a page, asked for at once. */
export async function readVersions(connection: Connection, code: string): Promise<{ current: number | null; latest: number }> {
  const current = systemTables(connection).selectFrom('page_config').select('version').where('code', '=', code)
  const row = await systemTables(connection)
    .selectFrom('page_version')
    .select(({ fn }) => [fn.max('version').as('latest'), current.as('current')])
    .where('code', '=', code)
    .executeTakeFirst()
  return { current: row?.current ?? null, latest: row?.latest ?? 0 }
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

/** true for a change of a page or document that came to this server before its notice did: versions only grow. One that withdraws it names none. */
export function isKnownVersion(read: number | undefined, { detail }: Change): boolean {
  return read !== undefined && detail !== '' && read >= Number(detail)
}
