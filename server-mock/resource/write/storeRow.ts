import { type RawBuilder, sql } from 'kysely'
import { momentText } from '../../../schemas/rules/dates'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../services/CallContext'
import type { ColumnModel, TableModel } from '../model/ResourceModel'

type Values = Readonly<Record<string, unknown>>

/** Inserts a row with its system fields. Keys without a column are left out. */
export async function insertRow(
  connection: Connection,
  model: TableModel,
  id: string,
  values: Values,
  context: CallContext,
): Promise<void> {
  const now = momentText(new Date())
  const user = context.user?.username ?? null
  const system = {
    id,
    createBy: user,
    createTime: now,
    updateBy: null,
    updateTime: null,
    sysOrgCode: context.user?.orgCode ?? null,
    rowVersion: 1,
  }
  const pairs = storedPairs(model, { ...values, ...system })
  const names = pairs.map(([column]) => sql.id(column.name))
  await sql`insert into ${sql.table(model.table)} (${sql.join(names)}) values (${sql.join(pairs.map(([, value]) => sql`${value}`))})`.execute(
    connection,
  )
}

/** Changes the given columns of a row and no other, and counts its version up. */
export async function updateRow(
  connection: Connection,
  model: TableModel,
  id: string,
  values: Values,
  context: CallContext,
): Promise<void> {
  const system = { updateBy: context.user?.username ?? null, updateTime: momentText(new Date()) }
  const sets: RawBuilder<unknown>[] = storedPairs(model, { ...values, ...system }).map(
    ([column, value]) => sql`${sql.id(column.name)} = ${value}`,
  )
  sets.push(sql`row_version = coalesce(row_version, 0) + 1`)
  await sql`update ${sql.table(model.table)} set ${sql.join(sets)} where id = ${id}`.execute(connection)
}

function storedPairs(model: TableModel, values: Values): [ColumnModel, unknown][] {
  return Object.entries(values).flatMap(([key, value]): [ColumnModel, unknown][] => {
    const column = model.columns.get(key)
    return column ? [[column, value === undefined || value === '' ? null : value]] : []
  })
}

export async function deleteRows(connection: Connection, model: TableModel, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(model.table)} where id = any(${[...ids]})`.execute(connection)
}

/** The rows of these ids as they are stored, kept from changes by others until the transaction ends. */
export async function lockRows(
  connection: Connection,
  model: TableModel,
  ids: readonly string[],
  where: RawBuilder<unknown>,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${allColumns(model)} from ${sql.table(model.table)} as t where t.id = any(${[...ids]}) and ${where} order by t.id for update`.execute(
    connection,
  )
  return rows
}

/** Secret columns too: hooks and rules of the server see the whole row. */
function allColumns(model: TableModel): RawBuilder<unknown> {
  return sql.join([...model.columns.values()].map(({ key, name }) => sql`${sql.ref(`t.${name}`)} as ${sql.id(key)}`))
}
