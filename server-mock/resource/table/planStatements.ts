import { sql } from 'kysely'
import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import type { IndexModel, TableModel } from '../model/ResourceModel'
import { uniqueWithin } from '../model/tenantColumn'
import { planBreaks } from './planBreaks'
import { columnDefinition, planColumns, valueAfter } from './planColumns'
import { planRenames } from './planRenames'
import { planSecrets } from './planSecrets'
import type { ExistingTable } from './readTables'
import { type PlannedStatement, refused, storedColumns, type TablePlan } from './TablePlan'

/** What brings one table from where it stands to where its declaration wants it. Nothing is ever removed that holds a value. */
export async function planStatements(
  plan: Omit<TablePlan, 'existing'> & { existing: ExistingTable | undefined },
): Promise<PlannedStatement[]> {
  const { model, existing, language } = plan
  if (!existing) return [createTable(model, language), ...model.indexes.map((index) => createIndex(model, index, language))]
  const { planned, existing: renamed } = await planRenames({ ...plan, existing })
  const after = { ...plan, existing: renamed }
  return [
    ...planned,
    ...(await planColumns(after)),
    ...(await planIndexes(after)),
    ...(await planBreaks(after)),
    ...(await planSecrets(after)),
  ]
}

function createTable(model: TableModel, language: Language): PlannedStatement {
  const columns = storedColumns(model).map((column) => sql`${sql.id(column.name)} ${sql.raw(columnDefinition(column))}`)
  return {
    changes: [
      {
        kind: 'createTable',
        subject: model.table,
        message: textOf('plan.createTable', language, { table: model.table, count: columns.length }),
      },
    ],
    statements: [sql`create table ${sql.table(model.table)} (${sql.join(columns)})`],
  }
}

async function planIndexes(plan: TablePlan): Promise<PlannedStatement[]> {
  const { model, existing, language } = plan
  const planned: PlannedStatement[] = []
  for (const index of model.indexes) {
    if (existing.indexes.has(index.name)) continue
    const twice = index.isUnique && (await findTwice(plan, index))
    planned.push(
      twice
        ? refused(index.name, 'notUnique', language, { table: model.table, fields: index.keys.join(', '), values: twice })
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

function createIndex(model: TableModel, { name, columns, keys, isUnique }: IndexModel, language: Language): PlannedStatement {
  const unique = isUnique ? sql`unique ` : sql``
  return {
    changes: [
      {
        kind: 'createIndex',
        subject: name,
        message: textOf(isUnique ? 'plan.uniqueIndex' : 'plan.index', language, { table: model.table, fields: keys.join(', ') }),
      },
    ],
    statements: [
      sql`create ${unique}index ${sql.id(name)} on ${sql.table(model.table)} (${sql.join(columns.map((column) => sql.id(column)))})`,
    ],
  }
}

function dropIndex(model: TableModel, name: string, language: Language): PlannedStatement {
  return {
    changes: [{ kind: 'dropIndex', subject: name, message: textOf('plan.dropIndex', language, { table: model.table, name }) }],
    // It may have gone with its column.
    statements: [sql`drop index if exists ${sql.id(name)}`],
  }
}

/** Values that stand in two rows already, joined for a sentence; undefined when a unique index can be made. */
async function findTwice(plan: TablePlan, { keys }: IndexModel): Promise<string | undefined> {
  const columns = keys.flatMap((key) => plan.model.columns.get(key) ?? [])
  const values = columns.flatMap((column) => valueAfter(plan, column) ?? [])
  // A column that does not stand yet is empty in every row, and empty values are never equal.
  if (values.length < columns.length) return undefined
  const within = uniqueWithin(plan.model)
  const group = within && plan.existing.columns.has(within.name) ? sql.id(within.name) : sql`''`
  const named = values.map((value, index) => sql`${value} as ${sql.id(`v${index}`)}`)
  const names = values.map((_, index) => sql.id(`v${index}`))
  const filled = names.map((name) => sql`${name} is not null`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names)} from (select ${group} as within, ${sql.join(named)} from ${sql.table(plan.model.table)}) as t
    where ${sql.join(filled, sql` and `)} group by within, ${sql.join(names)} having count(*) > 1 limit 1`.execute(plan.connection)
  const [row] = rows
  return row && Object.values(row).join(', ')
}
