import { sql } from 'kysely'
import { formerKeysOf } from '../../../schemas/page/formerKeys'
import { isSystemField } from '../../../schemas/wire/systemFields'
import { textOf } from '../../kernel/text/textOf'
import { columnName } from '../model/columnName'
import { indexName } from '../model/compileIndexes'
import type { ColumnModel, IndexModel } from '../model/ResourceModel'
import type { ExistingColumn, ExistingTable } from './readTables'
import { scanTable } from './scanTable'
import { countIn, type PlannedStatement, storedColumns, type TablePlan } from './TablePlan'

/** A column that takes the name of its field's key. */
interface ColumnRename {
  from: string
  column: ColumnModel
  /** A column of that name is there, and is empty in every row: it goes. */
  replacesEmpty: boolean
}

/** The columns whose fields have another key now. Where the values have come along already, there is nothing to do. */
async function findRenames(plan: TablePlan): Promise<ColumnRename[]> {
  const { model, existing } = plan
  const columns = storedColumns(model)
  const wanted = new Set(columns.map(({ name }) => name))
  const renames: ColumnRename[] = []
  for (const column of columns) {
    if (!column.field || column.language || isSystemField(column.key)) continue
    const free = formerKeysOf(column.field)
      .map(columnName)
      .filter((name) => existing.columns.has(name) && !wanted.has(name))
    const from = free.find((name) => isDeclared(plan, name)) ?? free[0]
    if (from === undefined) continue
    const replacesEmpty = existing.columns.has(column.name)
    if (!replacesEmpty || (await isEmpty(plan, column.name))) renames.push({ from, column, replacesEmpty })
  }
  return renames
}

/** true for a column that the version before has a field for: its values are the ones that people know. */
function isDeclared({ former }: TablePlan, name: string): boolean {
  return former !== undefined && [...former.columns.values()].some((column) => column.name === name)
}

async function isEmpty({ connection, model }: TablePlan, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(model.table)} where ${sql.id(name)} is not null limit 1`.execute(connection)
  return rows.length === 0
}

/** The indexes that keep their columns, and are called after them. */
function renameIndexes(
  { model, existing }: TablePlan,
  renames: readonly ColumnRename[],
  gone: ReadonlySet<string>,
): [from: string, to: string][] {
  const formerName = new Map(renames.map(({ from, column }) => [column.name, from]))
  return model.indexes.flatMap((index): [string, string][] => {
    const from = indexName(
      model.table,
      index.isUnique,
      index.columns.map((name) => formerName.get(name) ?? name),
    )
    const isFree = gone.has(index.name) || !existing.indexes.has(index.name)
    return from !== index.name && isFree && existing.indexes.has(from) ? [[from, index.name]] : []
  })
}

/** The indexes that go with columns that go. */
function indexesOver({ model }: TablePlan, dropped: ReadonlySet<string>): IndexModel[] {
  return model.indexes.filter(({ columns }) => columns.some((name) => dropped.has(name)))
}

/** The renamed columns of a table, with their values, and the table as it stands after it. */
export async function planRenames(plan: TablePlan): Promise<{ planned: PlannedStatement[]; existing: ExistingTable }> {
  const renames = await findRenames(plan)
  if (renames.length === 0) return { planned: [], existing: plan.existing }
  const { model, language } = plan
  const { table } = model
  const { counts, isWhole } = await scanTable(
    plan.connection,
    table,
    renames.map(({ from }) => sql`${sql.id(from)} is not null`),
    plan.deadline,
  )
  const planned = renames.map(({ from, column: { name }, replacesEmpty }, index): PlannedStatement => {
    const count = countIn(counts[index] ?? 0, isWhole, language)
    const drop = replacesEmpty ? [sql`alter table ${sql.table(table)} drop column ${sql.id(name)}`] : []
    return {
      changes: [
        {
          kind: 'renameColumn',
          subject: `${table}.${name}`,
          message: textOf('plan.rename', language, { table, from, to: name, count }),
        },
      ],
      statements: [...drop, sql`alter table ${sql.table(table)} rename column ${sql.id(from)} to ${sql.id(name)}`],
    }
  })
  const dropped = new Set(renames.flatMap(({ column, replacesEmpty }) => (replacesEmpty ? [column.name] : [])))
  const gone = new Set(indexesOver(plan, dropped).map(({ name }) => name))
  const indexes = renameIndexes(plan, renames, gone)
  const last = planned.at(-1)
  last?.statements.push(...indexes.map(([from, to]) => sql`alter index ${sql.id(from)} rename to ${sql.id(to)}`))
  return { planned, existing: afterwards(plan.existing, renames, indexes, gone) }
}

function afterwards(
  existing: ExistingTable,
  renames: readonly ColumnRename[],
  indexes: readonly (readonly [string, string])[],
  gone: ReadonlySet<string>,
): ExistingTable {
  const columns = new Map<string, ExistingColumn>(existing.columns)
  for (const { from, column } of renames) {
    const found = existing.columns.get(from)
    columns.delete(from)
    if (found) columns.set(column.name, found)
  }
  const names = new Set([...existing.indexes].filter((name) => !gone.has(name)))
  for (const [from, to] of indexes) {
    names.delete(from)
    names.add(to)
  }
  return { columns, indexes: names }
}
