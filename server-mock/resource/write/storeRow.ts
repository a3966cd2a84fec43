import { type RawBuilder, sql } from 'kysely'
import { secretMark } from '../../../schemas/wire/secretMark'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { byTableColumn } from '../model/byTableColumn'
import type { ColumnModel, SubModel, TableModel } from '../model/ResourceModel'
import { refOf } from '../query/compare'
import { hashSecrets } from './hashSecrets'
import { dropLinks, saveLinks } from './saveLinks'
import { systemValues } from './systemValues'
import { type Values, writtenPairs } from './writtenValues'

/** Changes the given columns of a row and no other, and counts its version up. */
export async function updateRow(
  connection: Connection,
  model: TableModel,
  id: string,
  values: Values,
  context: CallContext,
): Promise<void> {
  const [hashed = values] = await hashSecrets(model, [values])
  const pairs = writtenPairs(model, { ...hashed, ...systemValues('edit', context) }).filter(([{ link }]) => link === undefined)
  const sets = byTableColumn(pairs, ([column]) => column).map(([name, written]) => {
    const [[column, value] = []] = written
    if (!column?.language) return sql`${sql.id(name)} = ${value}`
    const texts = written.map(([{ language }, text]) => [language, text])
    const changed = sql`coalesce(${sql.id(name)}, '{}') || cast(${JSON.stringify(Object.fromEntries(texts))} as jsonb)`
    return sql`${sql.id(name)} = jsonb_strip_nulls(${changed})`
  })
  sets.push(sql`row_version = coalesce(row_version, 0) + 1`)
  await sql`update ${sql.table(model.table)} set ${sql.join(sets)} where id = ${id}`.execute(connection)
  await saveLinks(connection, model, [{ id, values }], context)
}

export async function deleteRows(connection: Connection, model: TableModel, ids: readonly string[]): Promise<void> {
  await dropLinks(connection, model, ids)
  await sql`delete from ${sql.table(model.table)} where id = any(${[...ids]})`.execute(connection)
}

/** The rows of these ids as they are stored. */
export function selectRows(
  connection: Connection,
  model: TableModel,
  ids: readonly string[],
  where: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  return readRows(connection, model, ids, where, sql``)
}

/** The same, kept from changes by others until the transaction ends. */
export function lockRows(
  connection: Connection,
  model: TableModel,
  ids: readonly string[],
  where: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  return readRows(connection, model, ids, where, sql`for update`)
}

/** The rows of a sub-table that belong to these main rows, as they are stored. */
export async function selectLines(connection: Connection, sub: SubModel, ids: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${allColumns(sub)} from ${sql.table(sub.table)} as t where ${refOf(sub.foreignKey)} = any(${[...ids]}) order by t.id`.execute(
    connection,
  )
  return rows
}

type StoredRow = Record<string, unknown>

async function readRows(
  connection: Connection,
  model: TableModel,
  ids: readonly string[],
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${allColumns(model)} from ${sql.table(model.table)} as t where t.id = any(${[...ids]}) and ${where} order by t.id ${lock}`.execute(
    connection,
  )
  return rows
}

/** Secret columns too: hooks and rules of the server see the whole row, though nobody a hash. */
function allColumns(model: TableModel): RawBuilder<unknown> {
  return sql.join([...model.columns.values()].map((column) => sql`${readOf(column)} as ${sql.id(column.key)}`))
}

function readOf(column: ColumnModel): RawBuilder<unknown> {
  return column.isHashed ? sql`case when ${refOf(column)} is not null then ${sql.lit(secretMark)} end` : refOf(column)
}
