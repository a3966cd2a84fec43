import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { refOf } from '../query/compare'
import { visibleRows } from '../query/visibleRows'
import { putAside } from '../trash/putAside'
import { parentIdOf, refuseParents, updateHasChild } from './keepTree'
import { noteDelegated } from './noteDelegated'
import type { SaveContext } from './SaveContext'
import { deleteRows, lockRows } from './storeRow'

/** Deletes rows with the rows of their sub-tables; how many. Rows that are gone already are no failure, unless none is left. */
export async function removeRows(saving: SaveContext, ids: readonly string[]): Promise<number> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { hooks } = model.declaration
  const visible = visibleRows(model, context) ?? sql`true`
  const rows = await lockRows(connection, model, ids, visible)
  if (rows.length === 0) throw new CallFailure('not-found', 'rows.noRow')
  const found = rows.map(({ id }) => String(id))
  await refuseParents(saving, found)
  const changes = rows.map((before) => ({ id: String(before.id), values: {}, before }))
  for (const change of changes) await hooks?.beforeDelete?.(change, context, connection)
  await putAside(saving, rows)
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
  await noteDelegated(saving, 'delete', rows)
  for (const change of changes) await hooks?.afterDelete?.(change, context, connection)
  return rows.length
}
