import { sql } from 'kysely'
import { readFileItems } from '../../../schemas/fields/fileItems'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { Connection } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import type { ResourceModel, TableModel } from '../model/ResourceModel'
import type { Values } from '../write/writtenValues'
import type { RestingRow } from './putAside'

/** Table of the product that names the files of deleted rows, so that nobody reads them meanwhile who may not bring the rows back, and nothing is left of them after. */
export const restingFilesTable = 'sys_resting_file'

/** Notes the files that a deleted row and the rows of its sub-tables name. */
export async function noteRestingFiles(
  connection: Connection,
  model: ResourceModel,
  trashId: string,
  { row, subs }: RestingRow,
): Promise<void> {
  const ofSubs = Object.entries(subs).flatMap(([key, lines]) => {
    const sub = model.subs.get(key)
    return sub ? lines.flatMap((line) => pathsIn(sub, line)) : []
  })
  for (const path of new Set([...pathsIn(model, row), ...ofSubs])) {
    await sql`
      insert into ${sql.table(restingFilesTable)} (id, path, trash_id, table_name, row_id, create_time, row_version)
      values (${newId()}, ${path}, ${trashId}, ${model.table}, ${String(row.id)}, ${timeNow()}, 1)`.execute(connection)
  }
}

/** The rows are there again, and their files are theirs. */
export async function forgetRestingFiles(connection: Connection, trashIds: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(restingFilesTable)} where trash_id = any(${[...trashIds]})`.execute(connection)
}

function pathsIn({ columns }: TableModel, row: Values): string[] {
  return [...columns.values()].flatMap(({ field, name }) =>
    field && factsOf(field).holdsFiles ? readFileItems(row[name]).map(({ filePath }) => filePath) : [],
  )
}
