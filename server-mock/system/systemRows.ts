import type { Connection } from '../db/Database'
import { newId } from '../kernel/newId'
import { timeNow } from '../kernel/timeNow'

/** Adds a row to a system table, columns by their names, with the system columns that every table has. Answers its id. */
export async function insertSystemRow(
  connection: Connection,
  table: string,
  values: Record<string, unknown>,
  by = 'system',
): Promise<string> {
  const id = typeof values.id === 'string' ? values.id : newId()
  await connection
    .insertInto(table)
    .values({ ...values, id, create_by: by, create_time: timeNow(), row_version: 1 })
    .execute()
  return id
}

/** Adds rows that belong together, such as the items of a dictionary, in one statement. */
export async function insertSystemRows(
  connection: Connection,
  table: string,
  rows: readonly Record<string, unknown>[],
  by = 'system',
): Promise<void> {
  const time = timeNow()
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500).map((row) => ({ id: newId(), ...row, create_by: by, create_time: time, row_version: 1 }))
    await connection.insertInto(table).values(batch).execute()
  }
}
