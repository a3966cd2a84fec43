import type { ImportAnswer, ImportRun } from '../../../schemas/api/imports'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { timeNow } from '../../kernel/timeNow'
import type { WrittenSheet } from '../../sheets/Sheet'
import type { RowOf } from '../../system/RowOf'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { sysImport } from '../../system/tables/imports'

type StoredRun = RowOf<typeof sysImport>

/** Milliseconds between two signs of life of an import. */
const beatEvery = 5000
/** Milliseconds that an import is silent before it counts as lost: the clocks of two servers may differ by nearly as much. */
const silence = 60_000
/** The beginning of the day that imports are kept for. */
const keptSince = () => timeNow(-24 * 60 * 60)

/** Begins an import; imports of yesterday go. */
export async function beginRun(connection: Connection, id: string | undefined, page: string, by: string): Promise<string> {
  await systemTables(connection).deleteFrom('sys_import').where('create_time', '<', keptSince()).execute()
  try {
    const row = { id, page, state: 'running', total_count: 0, done_count: 0, alive_at: timeNow() }
    return await insertSystemRow(connection, 'sys_import', row, by)
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error
    throw new CallFailure('bad-request', 'imports.takenId')
  }
}

/** Changes an import that is running; throws when it has been cancelled. */
export async function updateRun(connection: Connection, id: string, values: Partial<StoredRun>): Promise<void> {
  const { numUpdatedRows } = await systemTables(connection)
    .updateTable('sys_import')
    .set({ ...values, alive_at: timeNow() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new CallFailure('refused', 'imports.cancelled')
}

/** Says that the server still works on an import, whatever it is busy with, until what is answered is called. */
export function keepAlive(connection: Connection, id: string): () => void {
  const beat = setInterval(() => {
    // What a missing sign means says the next one.
    updateRun(connection, id, {}).catch(() => {})
  }, beatEvery)
  return () => clearInterval(beat)
}

/** Cancels an import that is running: none of its rows stays. One that has ended stays as it is. */
export async function cancelRun(connection: Connection, id: string, by: string): Promise<void> {
  await systemTables(connection)
    .updateTable('sys_import')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('create_by', '=', by)
    .where('state', '=', 'running')
    .execute()
}

/** Says of an import that ended without a result why it did. */
export async function failRun(connection: Connection, id: string, message: string): Promise<void> {
  await systemTables(connection)
    .updateTable('sys_import')
    .set({ state: 'failed', message })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** An import of the caller; refuses those of others, and those of yesterday, as if there were none. */
export async function findRun(connection: Connection, id: string, by: string): Promise<StoredRun> {
  const row = await systemTables(connection)
    .selectFrom('sys_import')
    .selectAll()
    .where('id', '=', id)
    .where('create_by', '=', by)
    .where('create_time', '>=', keptSince())
    .executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'http.notFound')
  return row
}

/** The import as its caller is told of it. */
export function describeRun(row: StoredRun, language: Language): ImportRun {
  const isLost = row.state === 'running' && Date.now() - new Date(row.alive_at).getTime() > silence
  const state = (isLost ? 'lost' : row.state) as ImportRun['state']
  const said = state === 'lost' || state === 'cancelled' ? textOf(`imports.${state}`, language) : (row.message ?? '')
  return { state, totalCount: row.total_count, doneCount: row.done_count, message: said, result: state === 'done' ? resultOf(row) : null }
}

function resultOf(row: StoredRun): ImportAnswer {
  return {
    importId: row.id,
    totalCount: row.total_count,
    successCount: row.success_count ?? 0,
    errorCount: row.error_count ?? 0,
    fileUrl: row.file_name === null ? null : `/common/imports/${row.id}/errors`,
    fileName: row.file_name,
  }
}

/** The rows of an import that were not imported, as sheets; refuses where all were. */
export function errorsOf({ error_sheets: written }: StoredRun): WrittenSheet[] {
  if (written === null) throw new CallFailure('not-found', 'http.notFound')
  return JSON.parse(written) as WrittenSheet[]
}
