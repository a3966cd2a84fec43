import { sql } from 'kysely'
import type { DeletedRow } from '../../../schemas/api/rows'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { EngineParts } from '../EngineParts'
import { noteChanges } from '../history/noteChanges'
import { columnName } from '../model/columnName'
import type { TableModel } from '../model/ResourceModel'
import { uniqueWithin } from '../model/tenantColumn'
import { visibleRows } from '../query/visibleRows'
import { nameOfRow } from '../read/nameOfRow'
import { checkParent, parentIdOf, updateHasChild } from '../write/keepTree'
import { refuseOutside } from '../write/refuseOutside'
import type { SaveContext } from '../write/SaveContext'
import { lockRows } from '../write/storeRow'
import type { Values } from '../write/writtenValues'
import { oldestInTrash, type RestingRow, trashTable } from './putAside'
import { forgetRestingFiles } from './restingFiles'

/** A deleted row as its table tells it, which knows no users. */
export type StoredDeletedRow = Omit<DeletedRow, 'deletedByName'>

/** How many deleted rows are told at once. */
const mostTold = 200

/** The deleted rows of the page that the caller would see if they were there still, the last deleted first. */
export async function readTrash({ database, model }: EngineParts, context: CallContext): Promise<StoredDeletedRow[]> {
  const { rows } = await sql<Omit<StoredDeletedRow, 'name'> & { row: Values }>`
    select x.row_id as id, to_jsonb(t) as row, x.create_by as "deletedBy", to_char(x.create_time, 'YYYY-MM-DD HH24:MI:SS') as "deletedAt"
    from ${resting({ model }, context)} order by x.create_time desc, x.id desc limit ${mostTold}`.execute(database.kysely)
  return rows.map(({ row, ...told }) => {
    const values = Object.fromEntries([...model.columns.values()].map(({ key, name }) => [key, row[name]]))
    return { ...told, name: nameOfRow(model, { ...values, id: told.id }, context) }
  })
}

/** Whether the caller would see the deleted row if it were there still. */
export async function hasDeleted(parts: EngineParts, id: string, context: CallContext): Promise<boolean> {
  const { rows } = await sql`select 1 from ${resting(parts, context, [id])} limit 1`.execute(parts.database.kysely)
  return rows.length > 0
}

/** What rests of the table, `x`, with each row as it was, `t`: so that the conditions of rights read it as they read a stored one. */
function resting({ model }: Pick<EngineParts, 'model'>, context: CallContext, ids?: readonly string[]) {
  const visible = visibleRows(model, context) ?? sql`true`
  const asked = ids ? sql`and x.row_id = any(${[...ids]})` : sql``
  return sql`
    ${sql.table(trashTable)} as x cross join lateral jsonb_populate_record(${rowTypeOf(model)}, cast(x.content as jsonb) -> 'row') as t
    where x.table_name = ${model.table} and x.create_time >= ${oldestInTrash()} ${asked} and ${visible}`
}

/** Brings deleted rows back as they were, with the rows of their sub-tables; how many. All of them or none. */
export async function restoreRows(saving: SaveContext, ids: readonly string[]): Promise<number> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { rows } = await sql<{ id: string; content: string }>`
    select x.id, x.content from ${resting(parts, context, ids)} order by x.row_id for update of x`.execute(connection)
  if (rows.length < new Set(ids).size) throw new CallFailure('not-found', 'rows.notInTrash')
  for (const { content } of rows) {
    const { row, subs }: RestingRow = JSON.parse(content)
    const stored = underTodaysNames(model, row)
    const parent = model.tree && parentIdOf(stored[model.tree.parent.name])
    await checkParent(saving, parent)
    await insertStored(connection, model, stored)
    for (const [key, lines] of Object.entries(subs)) {
      const sub = model.subs.get(key)
      for (const line of sub ? lines : []) if (sub) await insertStored(connection, sub, underTodaysNames(sub, line))
    }
    await updateHasChild(saving, [parent, String(row.id)])
  }
  await sql`delete from ${sql.table(trashTable)} where id = any(${rows.map(({ id }) => id)})`.execute(connection)
  await forgetRestingFiles(
    connection,
    rows.map(({ id }) => id),
  )
  await refuseOutside(saving, ids)
  const restored = await lockRows(connection, model, ids, sql`true`)
  await noteChanges(
    saving,
    { kind: 'restore' },
    restored.map((after) => ({ id: String(after.id), after })),
  )
  return rows.length
}

/** Columns that were renamed since have their values under the names of today. */
function underTodaysNames({ formerKeys, columns, tenant }: TableModel, row: Values): Values {
  const within = uniqueWithin({ tenant })
  const moved = [...formerKeys].flatMap(([former, key]): [string, unknown][] => {
    const [from, to] = [columnName(former), columns.get(key)?.name]
    return to !== undefined && Object.hasOwn(row, from) && !Object.hasOwn(row, to) ? [[to, row[from]]] : []
  })
  // What was deleted before rows had a tenant is of none.
  return { ...(within ? { [within.name]: '' } : {}), ...row, ...Object.fromEntries(moved) }
}

/** Columns that are gone are left out; those that came since are empty. */
async function insertStored(connection: Connection, model: TableModel, row: Values): Promise<void> {
  await sql`
    insert into ${model.from}
    select (jsonb_populate_record(${rowTypeOf(model)}, cast(${JSON.stringify(row)} as jsonb))).*`.execute(connection)
}

/** No row, of the type of the rows of a table: by its name, the table `box` would be the type of that name. */
const rowTypeOf = ({ from }: TableModel) => sql`(select r from ${from} as r limit 0)`
