import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { keepsHistory, type NotedLines, noteChanges } from '../history/noteChanges'
import { refOf } from '../query/compare'
import { visibleRows } from '../query/visibleRows'
import { putAside } from '../trash/putAside'
import { parentIdOf, refuseParents, updateHasChild } from './keepTree'
import type { SaveContext } from './SaveContext'
import { deleteRows, lockRows, selectLines } from './storeRow'
import type { Values } from './writtenValues'

/** Deletes rows with the rows of their sub-tables; how many. Rows that are gone already are no failure, unless none is left. */
export async function removeRows(saving: SaveContext, ids: readonly string[]): Promise<number> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { hooks } = model.declaration
  const visible = visibleRows(model, context) ?? sql`true`
  const rows = await lockRows(connection, model, ids, visible)
  if (rows.length === 0) throw new CallFailure('not-found', 'http.deleteFailed')
  const found = rows.map(({ id }) => String(id))
  await refuseParents(saving, rows)
  const changes = rows.map((before) => ({ id: String(before.id), values: {}, before }))
  for (const change of changes) await hooks?.beforeDelete?.(change, context, connection, parts.owners())
  await putAside(saving, rows)
  const lines = await linesOf(saving, found)
  for (const sub of model.subs.values()) {
    await sql`delete from ${sql.table(sub.table)} as t where ${refOf(sub.foreignKey)} = any(${found})`.execute(connection)
  }
  await deleteRows(connection, model, found)
  const { tree } = model
  if (tree)
    await updateHasChild(
      saving,
      rows.map((row) => parentIdOf(row[tree.parent.key])),
    )
  await noteChanges(
    saving,
    { kind: 'delete' },
    changes.map(({ id, before }) => ({ id, before, lines: lines.get(id) })),
  )
  for (const change of changes) await hooks?.afterDelete?.(change, context, connection)
  return rows.length
}

/** The rows of the sub-tables that go with rows, by the id of the main row, where it is written down what goes. */
async function linesOf({ parts: { model }, connection }: SaveContext, ids: readonly string[]): Promise<Map<string, NotedLines[]>> {
  const lines = new Map<string, NotedLines[]>(ids.map((id) => [id, []]))
  if (!keepsHistory(model.declaration)) return lines
  for (const sub of model.subs.values()) {
    const byMain = new Map<string, Values[]>()
    for (const row of await selectLines(connection, sub, ids)) {
      const id = String(row[sub.foreignKey.key])
      const others = byMain.get(id)
      if (others) others.push(row)
      else byMain.set(id, [row])
    }
    for (const [id, deletedRows] of byMain) lines.get(id)?.push({ sub, added: [], edited: [], deletedRows })
  }
  return lines
}
