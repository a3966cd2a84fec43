import type { Insertable } from 'kysely'
import type { Connection } from '../db/Database'
import { newId } from '../kernel/newId'
import { timeNow } from '../kernel/timeNow'
import type { SystemColumns } from './RowOf'
import type { SystemTables } from './SystemTables'

/** What a new row of a system table is given; its stamps are added. */
export type NewSystemRow<T extends keyof SystemTables> = Omit<Insertable<SystemTables[T]>, keyof SystemColumns> & { id?: string }

/** The stamps that every new row has. */
export function newStamps(by = 'system'): { id: string; create_by: string; create_time: string; row_version: number } {
  return { id: newId(), create_by: by, create_time: timeNow(), row_version: 1 }
}

function withStamps<T extends { id?: string }>(values: T, by: string): T & ReturnType<typeof newStamps> {
  const stamps = newStamps(by)
  return { ...stamps, ...values, id: values.id ?? stamps.id }
}

/** Adds a row to a system table, columns by their names, with the system columns that every table has. Answers its id. */
export async function insertSystemRow<T extends keyof SystemTables>(
  connection: Connection,
  table: T,
  values: NewSystemRow<T>,
  by = 'system',
): Promise<string> {
  const row = withStamps(values, by)
  await connection.insertInto(table).values(row).execute()
  return row.id
}

/** Adds rows that belong together, such as the items of a dictionary, in one statement. */
export async function insertSystemRows<T extends keyof SystemTables>(
  connection: Connection,
  table: T,
  rows: readonly NewSystemRow<T>[],
  by = 'system',
): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500).map((row) => withStamps(row, by))
    await connection.insertInto(table).values(batch).execute()
  }
}
