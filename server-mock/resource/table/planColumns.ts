import { type RawBuilder, sql } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import { chooseText } from '../../../schemas/page/Text'
import { isSystemField } from '../../../schemas/wire/systemFields'
import { textOf } from '../../kernel/text/textOf'
import { isSearchIndex } from '../indexes/searchIndexes'
import type { ColumnModel } from '../model/ResourceModel'
import { tenantDefinition } from '../model/tenantColumn'
import { shorten } from '../query/QueryContext'
import { type Conversion, convertColumn } from './convertColumn'
import type { ExistingColumn } from './readTables'
import { type Scan, scanTable } from './scanTable'
import { countIn, type PlannedStatement, refused, storedColumns, type TablePlan, typeOf, warned, wordsOf } from './TablePlan'

/** Columns that are made in their own way. */
const definitions: ReadonlyMap<string, string> = new Map([
  ['id', 'text primary key'],
  ['rowVersion', 'integer not null default 1'],
  tenantDefinition,
])

export function columnDefinition(column: ColumnModel): string {
  return definitions.get(column.key) ?? typeOf(column).written
}

/** A column whose values become values of another type. */
interface ConvertedColumn extends Conversion {
  column: ColumnModel
  found: ExistingColumn
}

/** A column whose field is gone. */
interface LeftColumn {
  column: ColumnModel
  found: ExistingColumn
}

/** Brings the columns of a table to where they are wanted, after those have their names that were renamed. Nothing that holds a value goes. */
export async function planColumns(plan: TablePlan): Promise<PlannedStatement[]> {
  const different = storedColumns(plan.model).filter((column) => {
    const found = plan.existing.columns.get(column.name)
    return found && found.type !== typeOf(column).existing
  })
  const converted = different.flatMap((column) => convert(plan, column) ?? [])
  const others = different.filter((column) => !converted.some((one) => one.column === column))
  const left = leftColumns(plan)
  const scan = await scanColumns(plan, converted, left)
  const planned: PlannedStatement[] = []
  for (const [index, column] of converted.entries()) planned.push(await planConversion(plan, column, scan, index * 2))
  return [
    ...planNew(plan),
    ...planned,
    ...others.map((column) => refuseType(plan, column)),
    ...planMissing(plan),
    ...planMustBeFilled(plan),
    ...left.flatMap((column, index) => warnOfLeft(plan, column, scan, converted.length * 2 + index)),
  ]
}

/** The columns of the system, and those that hold several languages, have one type for ever. */
function convert({ existing }: TablePlan, column: ColumnModel): ConvertedColumn | undefined {
  const found = existing.columns.get(column.name)
  if (!found || column.language || isSystemField(column.key) || !existing.columns.has('id')) return undefined
  return { column, found, ...convertColumn(found.type, column.type, sql.id(found.storedAs)) }
}

/** The values of the columns, as they will be when everything is done. */
export function valueAfter(plan: TablePlan, column: ColumnModel): RawBuilder<unknown> | undefined {
  const found = plan.existing.columns.get(column.name)
  if (!found) return undefined
  return found.type === typeOf(column).existing ? sql.id(found.storedAs) : convert(plan, column)?.value
}

function leftColumns({ model, former, existing }: TablePlan): LeftColumn[] {
  if (!former || former.table !== model.table || !existing.columns.has('id')) return []
  const known = new Set(storedColumns(model).map(({ name }) => name))
  return storedColumns(former).flatMap((column): LeftColumn[] => {
    const found = existing.columns.get(column.name)
    return found && column.field && !known.has(column.name) ? [{ column, found }] : []
  })
}

/** One look at the rows for all columns: for each converted one those that are filled and those that do not convert, for each left one those that are filled. */
async function scanColumns(
  { connection, model, deadline }: TablePlan,
  converted: readonly ConvertedColumn[],
  left: readonly LeftColumn[],
): Promise<Scan> {
  const conditions = [
    ...converted.flatMap(({ found, isRight }) => [sql`${sql.id(found.storedAs)} is not null`, sql`not (${isRight})`]),
    ...left.map(({ found }) => sql`${sql.id(found.storedAs)} is not null`),
  ]
  return conditions.length === 0 ? { rows: 0, counts: [], isWhole: true } : scanTable(connection, model.table, conditions, deadline)
}

/** New columns come with one statement: each would look at the whole table again. */
function planNew({ model, existing, language }: TablePlan): PlannedStatement[] {
  const { table } = model
  const fresh = storedColumns(model).filter(({ key, name }) => !existing.columns.has(name) && key !== 'id')
  if (fresh.length === 0) return []
  const changes = fresh.map((column): PlannedChange => {
    const { name } = column
    const message = textOf('plan.addColumn', language, { table, column: name, type: wordsOf(typeOf(column).existing, language) })
    return { kind: 'addColumn', subject: `${table}.${name}`, message }
  })
  const added = fresh.map((column) => sql`add column ${sql.id(column.name)} ${sql.raw(columnDefinition(column))}`)
  return [{ changes, statements: [sql`alter table ${sql.table(table)} ${sql.join(added)}`] }]
}

async function planConversion(
  plan: TablePlan,
  { column, found, isRight, value }: ConvertedColumn,
  scan: Scan,
  at: number,
): Promise<PlannedStatement> {
  const { model, language } = plan
  const { table } = model
  const [filled = 0, wrong = 0] = scan.counts.slice(at, at + 2)
  const written = { table, column: column.name, found: wordsOf(found.type, language), wanted: wordsOf(typeOf(column).existing, language) }
  const subject = `${table}.${column.name}`
  if (wrong > 0) {
    const values = await examples(plan, found, isRight)
    const counts = { wrong: countIn(wrong, scan.isWhole, language), right: countIn(filled - wrong, scan.isWhole, language) }
    return refused(subject, 'notConverted', language, { ...written, ...counts, values })
  }
  const count = countIn(filled, scan.isWhole, language)
  const message = textOf(scan.isWhole ? 'plan.convert' : 'plan.convertSoFar', language, { ...written, count })
  const change = sql`alter table ${sql.table(table)} alter column ${sql.id(column.name)}
    type ${sql.raw(typeOf(column).written)} using ${inNewName(column, value, found)}`
  // They may not hold values of the other type; who publishes the page with the choices gets those that are still wanted.
  const dropped = [...plan.existing.indexes].filter(isSearchIndex).map((name) => sql`drop index if exists ${sql.id(name)}`)
  return { changes: [{ kind: 'convertColumn', subject, message }], statements: [...dropped, change] }
}

/** The statement runs when the column has its new name. */
function inNewName(column: ColumnModel, value: RawBuilder<unknown>, found: ExistingColumn): RawBuilder<unknown> {
  return found.storedAs === column.name ? value : convertColumn(found.type, column.type, sql.id(column.name)).value
}

async function examples({ connection, model }: TablePlan, { storedAs }: ExistingColumn, isRight: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select distinct value from (select ${sql.id(storedAs)}::text as value from ${sql.table(model.table)}
    where not (${isRight}) order by id limit 20) as wrong order by value limit 3`.execute(connection)
  return rows.map(({ value }) => `“${shorten(value)}”`).join(', ')
}

function refuseType({ model: { table }, existing, language }: TablePlan, column: ColumnModel): PlannedStatement {
  const found = existing.columns.get(column.name)?.type ?? '–'
  return refused(`${table}.${column.name}`, 'otherType', language, {
    table,
    column: column.name,
    found: wordsOf(found, language),
    wanted: wordsOf(typeOf(column).existing, language),
  })
}

/** A table without the column by which rows are known is nobody's table of ours. */
function planMissing(plan: TablePlan): PlannedStatement[] {
  return storedColumns(plan.model)
    .filter(({ key, name }) => key === 'id' && !plan.existing.columns.has(name))
    .map((column) => refuseType(plan, column))
}

function planMustBeFilled({ model: { table, columns }, existing, language }: TablePlan): PlannedStatement[] {
  const known = new Set([...columns.values()].map(({ name }) => name))
  return [...existing.columns]
    .filter(([name, { mustBeFilled }]) => mustBeFilled && !known.has(name))
    .map(([name]) => refused(`${table}.${name}`, 'mustBeFilled', language, { table, column: name }))
}

function warnOfLeft({ model: { table }, language }: TablePlan, { column }: LeftColumn, scan: Scan, at: number): PlannedStatement[] {
  const count = scan.counts[at] ?? 0
  if (count === 0) return []
  const field = chooseText(column.field?.title, language, column.key)
  return [warned(`${table}.${column.name}`, 'leaveColumn', language, { count: countIn(count, scan.isWhole, language), field })]
}
