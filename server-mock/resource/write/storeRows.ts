import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { inParts } from '../inSlices'
import { byTableColumn } from '../model/byTableColumn'
import type { ColumnModel, SubModel, TableModel } from '../model/ResourceModel'
import { tenantOfNewRow } from '../model/tenantColumn'
import { hashSecrets } from './hashSecrets'
import { saveLinks } from './saveLinks'
import { systemValues } from './systemValues'
import { type Values, writtenBy, writtenPairs } from './writtenValues'

/** Rows of one statement. On the embedded database other calls wait for a statement to end, and so it must be short. */
const partSize = 500

/** A new row. */
export interface NewRow {
  id: string
  values: Values
}

/** A change of a stored row of a sub-table, with the version that it started from. */
export interface RowUpdate extends NewRow {
  before: Values
}

/** Inserts rows with their system fields, many with one statement. Keys without a column are left out. */
export async function insertRows(connection: Connection, model: TableModel, rows: readonly NewRow[], context: CallContext): Promise<void> {
  const system = { ...systemValues('add', context), ...tenantOfNewRow(model, context.tenant) }
  for (const part of inParts(rows, partSize)) {
    const values = await hashSecrets(
      model,
      part.map((row) => row.values),
    )
    const written = part.map(({ id }, index): Values => ({ ...values[index], ...system, id }))
    const columns = columnsIn(model, written)
    const places = columns.map((column, index) => ({ column, name: `v${index}` }))
    const targets = byTableColumn(places, ({ column }) => column)
    await sql`
      insert into ${sql.table(model.table)} (${sql.join(targets.map(([name]) => sql.id(name)))})
      select ${sql.join(targets.map(([, sources]) => inserted(sources)))} from ${listed(columns.map(({ key }) => written.map((row) => ownValue(row, key))))}`.execute(
      connection,
    )
  }
  await saveLinks(connection, model, rows, context)
}

/**
 * Changes the given columns of rows of a sub-table and no other, and counts their versions up; how many rows were there. One that belongs to another
 * main row or has another version meanwhile is left as it is.
 */
export async function updateSubRows(
  connection: Connection,
  sub: SubModel,
  mainId: string,
  rows: readonly RowUpdate[],
  context: CallContext,
): Promise<number> {
  const stamps = writtenPairs(sub, systemValues('edit', context)).map(([column, value]) => sql`${sql.id(column.name)} = ${value}`)
  let count = 0
  const hashed = await hashSecrets(
    sub,
    rows.map(({ values }) => values),
  )
  const written = rows.map((row, index) => ({ ...row, values: hashed[index] ?? row.values }))
  for (const part of inParts(written, partSize)) {
    const columns = columnsIn(
      sub,
      part.map(({ values }) => values),
    )
    const lists = [
      ...[part.map(({ id }) => id), part.map(({ before }) => before.rowVersion)],
      ...columns.flatMap(({ key }) => [
        part.map(({ values }) => ownValue(values, key)),
        part.map(({ values }) => Object.hasOwn(values, key)),
      ]),
    ]
    const sets = columns.map((column, index) => {
      const [value, isChanged] = [typed(column, `v${2 * index + 2}`), sql.raw(`n.v${2 * index + 3} = 'true'`)]
      return sql`${sql.id(column.name)} = case when ${isChanged} then ${value} else ${sql.ref(`t.${column.name}`)} end`
    })
    const { numAffectedRows } = await sql`
      update ${sql.table(sub.table)} as t
      set ${sql.join([...sets, ...stamps, sql`row_version = coalesce(t.row_version, 0) + 1`])}
      from ${listed(lists)}
      where t.id = n.v0 and ${sql.ref(`t.${sub.foreignKey.name}`)} = ${mainId}
        and t.row_version is not distinct from cast(n.v1 as integer)`.execute(connection)
    count += Number(numAffectedRows ?? 0)
  }
  return count
}

/** Deletes rows of a sub-table that belong to that main row; how many. */
export async function deleteSubRows(connection: Connection, sub: SubModel, mainId: string, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const part of inParts(ids, partSize)) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(sub.table)} as t
      where t.id = any(${part}) and ${sql.ref(`t.${sub.foreignKey.name}`)} = ${mainId}`.execute(connection)
    count += Number(numAffectedRows ?? 0)
  }
  return count
}

/** A field may be named like what every object has. */
function ownValue(row: Values, key: string): unknown {
  return Object.hasOwn(row, key) ? row[key] : null
}

/** The columns that any of the rows has a value for. */
function columnsIn(model: TableModel, rows: readonly Values[]): ColumnModel[] {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  return [...model.columns.values()].filter(({ key, link }) => keys.has(key) && link === undefined)
}

/** One bound list of texts per column instead of one bound value per cell: read faster, and never more of them than a statement may have. */
function listed(lists: readonly (readonly unknown[])[]): RawBuilder<unknown> {
  const bound = lists.map((values) => sql`cast(${values.map(asText)} as text[])`)
  return sql`unnest(${sql.join(bound)}) as n(${sql.raw(lists.map((_, index) => `v${index}`).join(', '))})`
}

function asText(value: unknown): string | null {
  const written = writtenBy(value)
  return written === null ? null : String(written)
}

/** What goes into one table column: a value, or the texts in several languages. */
function inserted(sources: readonly { column: ColumnModel; name: string }[]): RawBuilder<unknown> {
  const texts = sources.flatMap(({ column: { language }, name }) => (language ? [sql.lit(language), sql.raw(`n.${name}`)] : []))
  if (texts.length > 0) return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(texts)}))`
  return sql.join(sources.map(({ column, name }) => typed(column, name)))
}

function typed({ type }: ColumnModel, name: string): RawBuilder<unknown> {
  return type === 'text' ? sql.raw(`n.${name}`) : sql.raw(`cast(n.${name} as ${type})`)
}
