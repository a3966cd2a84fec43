import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import { refOf } from '../query/compare'
import type { SaveContext } from '../write/SaveContext'
import type { Values } from '../write/writtenValues'
import { noteRestingFiles } from './restingFiles'

/** Table of the product that deleted rows rest in. */
export const trashTable = 'sys_trash'
/** Deleted rows can be brought back for so long. */
const trashDays = 30

/** A row as it was stored, with the rows of its sub-tables by their keys; columns by their names in the table. */
export interface RestingRow {
  row: Values
  subs: Record<string, readonly Values[]>
}

/** The time before which nothing rests any more. */
export const oldestInTrash = () => timeNow(-trashDays * 24 * 60 * 60)

/** Puts rows aside that are about to be deleted, with the rows of their sub-tables; those that have rested for long enough go for good. */
export async function putAside(saving: SaveContext, rows: readonly Values[]): Promise<void> {
  const { parts, connection, context } = saving
  const { model } = parts
  if (!model.declaration.trash) return
  const ids = rows.map(({ id }) => String(id))
  const stored = await storedRows(saving, sql`t.id`, model.table, ids)
  const subs = new Map<string, Map<string, Values[]>>()
  for (const sub of model.subs.values()) subs.set(sub.key, await storedRows(saving, refOf(sub.foreignKey), sub.table, ids))
  await sql`delete from ${sql.table(trashTable)} where create_time < ${oldestInTrash()}`.execute(connection)
  for (const row of rows) {
    const id = String(row.id)
    const ofSubs = Object.fromEntries([...subs].map(([key, byMain]) => [key, byMain.get(id) ?? []]))
    const content: RestingRow = { row: stored.get(id)?.[0] ?? {}, subs: ofSubs }
    const trashId = newId()
    await sql`
      insert into ${sql.table(trashTable)} (id, table_name, row_id, content, create_by, create_time, row_version)
      values (${trashId}, ${model.table}, ${id}, ${JSON.stringify(content)}, ${context.user?.username ?? null}, ${timeNow()}, 1)`.execute(
      connection,
    )
    await noteRestingFiles(connection, model, trashId, content)
  }
}

/** Rows as they are stored, by the main row that they belong to. */
async function storedRows({ connection }: SaveContext, key: RawBuilder<unknown>, table: string, ids: readonly string[]) {
  const { rows } = await sql<{ key: string; row: Values }>`
    select ${key} as key, to_jsonb(t) as row from ${sql.table(table)} as t where ${key} = any(${[...ids]}) order by t.id`.execute(
    connection,
  )
  const found = new Map<string, Values[]>()
  for (const { key: main, row } of rows) found.set(main, [...(found.get(main) ?? []), row])
  return found
}
