import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import { oldestInTrash } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import { namedFiles } from '../upload/namedFiles'
import type { JobHandler, JobScope } from './jobHandlers'

/** Deleted rows that have rested for long enough go for good, and with them their files, unless another row names them. */
export const removeTrash: JobHandler = {
  name: 'removeTrash',
  cron: '0 0 3 * * ? *',
  async run(connection, { services, afterwards }) {
    const { numDeletedRows } = await systemTables(connection)
      .deleteFrom('sys_trash')
      .where('create_time', '<', oldestInTrash())
      .executeTakeFirstOrThrow()
    const paths = [...(await filesOfNobody(connection, services)), ...(await attachmentsOfNobody(connection, services))]
    const removed = await removeFiles(connection, paths)
    afterwards(async () => {
      for (const path of removed) await services.files.remove(path)
    })
    return Number(numDeletedRows) + removed.length
  },
}

/** Only what was kept here is removed, whatever a row has named. */
async function removeFiles(connection: Connection, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const removed = await systemTables(connection).deleteFrom('sys_file').where('path', 'in', paths).returning('path').execute()
  return removed.map(({ path }) => path)
}

/** The files that rows named which rest no more, of which no row that is there or rests still names any. */
async function filesOfNobody(connection: Connection, services: JobScope['services']): Promise<string[]> {
  const left = await sql<{ path: string }>`
    delete from sys_resting_file as f where not exists (select 1 from sys_trash as x where x.id = f.trash_id) returning f.path`.execute(
    connection,
  )
  const paths = [...new Set(left.rows.map(({ path }) => path))]
  if (paths.length === 0) return []
  const resting = await systemTables(connection).selectFrom('sys_resting_file').select('path').where('path', 'in', paths).execute()
  const named = await namedFiles(services, connection, paths, ({ isSecret }) => !isSecret)
  const kept = new Set([...named, ...resting.map(({ path }) => path)])
  return paths.filter((path) => !kept.has(path))
}

/** The files that hang on rows which neither are there nor rest. Of tables that no page shows any more nothing is taken. */
async function attachmentsOfNobody(connection: Connection, { registry }: JobScope['services']): Promise<string[]> {
  const tables = await systemTables(connection).selectFrom('sys_row_file').select('table_name').distinct().execute()
  const paths: string[] = []
  for (const { table_name } of tables) {
    if (!registry.get(table_name)) continue
    const isGone = sql<SqlBool>`not exists (select 1 from ${sql.table(table_name)} as t where t.id = sys_row_file.row_id)
      and not exists (select 1 from sys_trash as x where x.table_name = ${table_name} and x.row_id = sys_row_file.row_id)`
    const gone = await systemTables(connection)
      .deleteFrom('sys_row_file')
      .where('table_name', '=', table_name)
      .where(isGone)
      .returning('path')
      .execute()
    paths.push(...gone.map(({ path }) => path))
  }
  return paths
}
