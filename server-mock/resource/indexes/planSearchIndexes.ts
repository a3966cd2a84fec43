import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { textOf } from '../../kernel/text/textOf'
import { columnOf } from '../model/columnOf'
import type { TableModel } from '../model/ResourceModel'
import { readTables } from '../table/readTables'
import { countIn, type PlannedStatement, warned } from '../table/TablePlan'
import { choiceIndexesOf, partsIndexOf, type SearchIndex } from './searchIndexes'

/** A table whose rows are found by a part of what one of their columns holds. */
export interface SearchedTable {
  model: TableModel
  /** Key of the column. */
  column: string
  /** Keys of the columns that the rows are shown in the order of, where somebody chooses one of them: none means the searched one. */
  chosenBy?: readonly string[]
}

/** Rows that are looked through fast enough without an index. */
const fewRows = 10_000
/** Rows that are indexed within the time that a save may wait. */
const mostIndexed = 200_000

/** What is done so that something is found among many rows: indexes, or what the administrator of the database has to do. Each index once. */
export async function planSearchIndexes(
  connection: Connection,
  searched: readonly SearchedTable[],
  language: Language,
): Promise<PlannedStatement[]> {
  if (searched.length === 0) return []
  const schema = await findTrigrams(connection)
  const existing = await readTables(connection, [...new Set(searched.map(({ model }) => model.table))])
  const planned = await Promise.all(
    searched.map(async (one) => {
      const there = existing.get(one.model.table)
      const rows = there ? await countRows(connection, one.model.table) : 0
      return planTable(connection, one, { rows, schema, names: there?.indexes ?? new Set() }, language)
    }),
  )
  return [...new Map(planned.flat().map((one) => [JSON.stringify(one.changes), one])).values()]
}

/** What is known of a table, which may not be there yet. */
interface TableState {
  rows: number
  /** Names of its indexes. */
  names: ReadonlySet<string>
  /** See `findTrigrams`. */
  schema: string | undefined
}

function planTable(
  connection: Connection,
  { model, column, chosenBy }: SearchedTable,
  { rows, names, schema }: TableState,
  language: Language,
): PlannedStatement[] {
  const { table } = model
  const label = columnOf(model, column)
  if (!label || label.isSecret) return []
  const order = chosenBy?.flatMap((key) => columnOf(model, key) ?? [])
  const indexes = order ? choiceIndexesOf(model, label, order) : [partsIndexOf(model, label)]
  const missing = indexes.filter(({ name, isOfParts }) => !names.has(name) && (schema !== undefined || !isOfParts))
  const lacksParts = schema === undefined && indexes.some(({ isOfParts }) => isOfParts) && rows > fewRows
  const values = { table, field: label.key, count: countIn(rows, rows <= mostIndexed, language) }
  const lack = lacksParts ? [warned(table, 'noTrigrams', language, values)] : []
  const place = { table, schema }
  if (rows <= mostIndexed || missing.length === 0)
    return [...lack, ...missing.map((index) => create(index, { ...place, ...values }, language))]
  const statements = missing.map((index) => `${written(connection, index, place)};`).join(' ')
  return [...lack, warned(table, 'largeIndex', language, { ...values, statements })]
}

/** The schema that the extension for parts of texts stands in; undefined where the database has none. */
async function findTrigrams(connection: Connection): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(
    connection,
  )
  return rows[0]?.schema
}

interface IndexPlace {
  table: string
  /** See `findTrigrams`. */
  schema: string | undefined
}

function create(index: SearchIndex, { field, ...place }: IndexPlace & { field: string }, language: Language): PlannedStatement {
  const message = textOf('plan.searchIndex', language, { table: place.table, field })
  return { changes: [{ kind: 'createIndex', subject: index.name, message }], statements: [statement(index, place, sql`index`)] }
}

function statement({ name, keys, isOfParts }: SearchIndex, { table, schema }: IndexPlace, what: RawBuilder<unknown>): RawBuilder<unknown> {
  const how = isOfParts && schema !== undefined ? sql`using gin (${keys} ${sql.id(schema, 'gin_trgm_ops')})` : sql`(${keys})`
  return sql`create ${what} if not exists ${sql.id(name)} on ${sql.table(table)} ${how}`
}

/** The statement as an administrator runs it while others save. */
function written(connection: Connection, index: SearchIndex, place: IndexPlace): string {
  return statement(index, place, sql`index concurrently`).compile(connection).sql
}

/** How many rows are in a table, counted until it is clear that there are too many. */
async function countRows(connection: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${sql.table(table)} limit ${mostIndexed + 1}) as counted`.execute(connection)
  return Number(rows[0]?.n ?? 0)
}
