import { type RawBuilder, sql } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { type TextIn, textOf } from '../../kernel/text/textOf'
import { byTableColumn } from '../model/byTableColumn'
import type { ColumnModel, IndexModel, StoredType, TableModel } from '../model/ResourceModel'
import type { ExistingTable } from './readTables'

/** Changes with the statement that makes them; refused ones have none. */
export interface PlannedStatement {
  changes: PlannedChange[]
  statement?: RawBuilder<unknown>
}

/** Type names as statements say them and as `information_schema` answers them. */
const typeNames: Record<StoredType, { written: string; existing: string }> = {
  text: { written: 'text', existing: 'text' },
  integer: { written: 'integer', existing: 'integer' },
  numeric: { written: 'numeric', existing: 'numeric' },
  date: { written: 'date', existing: 'date' },
  time: { written: 'time', existing: 'time without time zone' },
  timestamp: { written: 'timestamp', existing: 'timestamp without time zone' },
}

/** What brings one table from where it stands to where its declaration wants it. Nothing is ever removed but an index that forbids equal values. */
export async function planStatements(
  connection: Connection,
  model: TableModel,
  existing: ExistingTable | undefined,
  language: Language,
): Promise<PlannedStatement[]> {
  if (!existing) return [createTable(model, language), ...model.indexes.map((index) => createIndex(model, index, language))]
  return [
    ...planColumns(model, existing, language),
    ...leftOver(model, existing, language),
    ...(await planIndexes(connection, model, existing, language)),
  ]
}

function createTable(model: TableModel, language: Language): PlannedStatement {
  const columns = tableColumns(model).map((column) => sql`${sql.id(column.name)} ${sql.raw(definition(column))}`)
  return {
    changes: [
      {
        kind: 'createTable',
        subject: model.table,
        message: textOf('rows.planCreateTable', language, { table: model.table, count: columns.length }),
      },
    ],
    statement: sql`create table ${sql.table(model.table)} (${sql.join(columns)})`,
  }
}

/** The columns as the table has them: one for all the languages of a text. */
function tableColumns({ columns }: TableModel): ColumnModel[] {
  return byTableColumn([...columns.values()], (column) => column).flatMap(([, [column]]) => column ?? [])
}

function typeOf({ type, language }: ColumnModel): { written: string; existing: string } {
  return language ? { written: 'jsonb', existing: 'jsonb' } : typeNames[type]
}

function definition(column: ColumnModel): string {
  if (column.key === 'id') return 'text primary key'
  return column.key === 'rowVersion' ? 'integer not null default 1' : typeOf(column).written
}

/** New columns come with one statement: each would look at the whole table again. */
function planColumns(model: TableModel, existing: ExistingTable, language: Language): PlannedStatement[] {
  const { table } = model
  const columns = tableColumns(model)
  const fresh = columns.filter(({ key, name }) => !existing.columns.has(name) && key !== 'id')
  const others = columns
    .filter((column) => !fresh.includes(column))
    .flatMap((column) => refuseType(table, column, existing, language) ?? [])
  if (fresh.length === 0) return others
  const changes = fresh.map((column): PlannedChange => {
    const { name } = column
    const message = textOf('rows.planAddColumn', language, { table, column: name, type: typeOf(column).existing })
    return { kind: 'addColumn', subject: `${table}.${name}`, message }
  })
  const added = fresh.map((column) => sql`add column ${sql.id(column.name)} ${sql.raw(definition(column))}`)
  return [{ changes, statement: sql`alter table ${sql.table(table)} ${sql.join(added)}` }, ...others]
}

function refuseType(table: string, column: ColumnModel, existing: ExistingTable, language: Language): PlannedStatement | undefined {
  const { name } = column
  const found = existing.columns.get(name)
  const { existing: wanted } = typeOf(column)
  if (found?.type === wanted) return undefined
  return refused(`${table}.${name}`, 'planOtherType', language, { table, column: name, found: found?.type ?? '–', wanted })
}

function leftOver({ table, columns }: TableModel, existing: ExistingTable, language: Language): PlannedStatement[] {
  const known = new Set([...columns.values()].map(({ name }) => name))
  return [...existing.columns]
    .filter(([name, { mustBeFilled }]) => mustBeFilled && !known.has(name))
    .map(([name]) => refused(`${table}.${name}`, 'planMustBeFilled', language, { table, column: name }))
}

async function planIndexes(
  connection: Connection,
  model: TableModel,
  existing: ExistingTable,
  language: Language,
): Promise<PlannedStatement[]> {
  const planned: PlannedStatement[] = []
  for (const index of model.indexes) {
    if (existing.indexes.has(index.name)) continue
    const twice = index.isUnique && (await findTwice(connection, model, index, existing))
    planned.push(
      twice
        ? refused(index.name, 'planNotUnique', language, { table: model.table, fields: index.keys.join(', '), values: twice })
        : createIndex(model, index, language),
    )
  }
  const wanted = new Set(model.indexes.map(({ name }) => name))
  // Only indexes of our own making, and only those that forbid something: a rule that is gone must not go on refusing rows.
  for (const name of existing.indexes) {
    if (name.startsWith(`uq_${model.table}`) && !wanted.has(name)) planned.push(dropIndex(model, name, language))
  }
  return planned
}

function createIndex(model: TableModel, { name, keys, isUnique }: IndexModel, language: Language): PlannedStatement {
  const columns = keys.flatMap((key) => model.columns.get(key) ?? []).map((column) => sql.id(column.name))
  const unique = isUnique ? sql`unique ` : sql``
  return {
    changes: [
      {
        kind: 'createIndex',
        subject: name,
        message: textOf(isUnique ? 'rows.planUniqueIndex' : 'rows.planIndex', language, { table: model.table, fields: keys.join(', ') }),
      },
    ],
    statement: sql`create ${unique}index ${sql.id(name)} on ${sql.table(model.table)} (${sql.join(columns)})`,
  }
}

function dropIndex(model: TableModel, name: string, language: Language): PlannedStatement {
  return {
    changes: [{ kind: 'dropIndex', subject: name, message: textOf('rows.planDropIndex', language, { table: model.table, name }) }],
    statement: sql`drop index ${sql.id(name)}`,
  }
}

/** Values that stand in two rows already, joined for a sentence; undefined when a unique index can be made. */
async function findTwice(
  connection: Connection,
  model: TableModel,
  { keys }: IndexModel,
  existing: ExistingTable,
): Promise<string | undefined> {
  const columns = keys.flatMap((key) => model.columns.get(key) ?? [])
  // A column that does not stand yet is empty in every row, and empty values are never equal.
  if (columns.some(({ name }) => !existing.columns.has(name))) return undefined
  const ids = columns.map(({ name }) => sql.id(name))
  const filled = sql.join(
    ids.map((id) => sql`${id} is not null`),
    sql` and `,
  )
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(ids)} from ${sql.table(model.table)} where ${filled}
    group by ${sql.join(ids)} having count(*) > 1 limit 1`.execute(connection)
  const [row] = rows
  return row && Object.values(row).join(', ')
}

function refused(subject: string, text: TextIn<'rows'>, language: Language, values: Record<string, string>): PlannedStatement {
  return { changes: [{ kind: 'refused', subject, message: textOf(`rows.${text}`, language, values) }] }
}
