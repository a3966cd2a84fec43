import { sql } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import { baseLanguage } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'
import type { Connection, Database } from '../../db/Database'
import { sqlStateOf } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { compileResource } from '../model/compileResource'
import { everyTable } from '../model/everyTable'
import type { ResourceModel, TableModel } from '../model/ResourceModel'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { planLeftTables } from './planLeftTables'
import { planStatements } from './planStatements'
import { type ExistingTable, readTables } from './readTables'
import { noDeadline, planLimits, type ScanLimits, startDeadline } from './scanTable'
import { type PlannedStatement, storedColumns, type TablePlan, typeOf } from './TablePlan'

/** What is known of a table beside its declaration. */
export interface FormerTable {
  /** The declaration that is mounted now; what it has and the new one has not is told. */
  former?: ResourceDeclaration
  limits?: ScanLimits
  choicesIn?: TablePlan['choicesIn']
}

/** What publishing would do to the tables of a declaration. `refused` entries say what it must not do, `warning` entries what is better known before. */
export async function planTable(
  connection: Connection,
  declaration: ResourceDeclaration,
  language: Language,
  { former, limits = planLimits, choicesIn }: FormerTable = {},
): Promise<PlannedChange[]> {
  const tables = await readAll(connection, declaration, former)
  const deadline = startDeadline(limits)
  const planned = await planAll({ connection, tables, language, deadline, choicesIn })
  const left = await planLeftTables({ connection, language, deadline, ...tables })
  return [...planned, ...left].flatMap(({ changes }) => changes)
}

/** Makes or changes the tables of a declaration, in the transaction that is handed in. Throws `refused` when something could be lost. */
export async function applyTable(
  connection: Connection,
  declaration: ResourceDeclaration,
  language: Language = baseLanguage,
): Promise<PlannedChange[]> {
  const tables = await readAll(connection, declaration)
  await lockChanged(connection, tables)
  const planned = await planAll({ connection, tables, language, deadline: noDeadline })
  const changes = planned.flatMap((statement) => statement.changes)
  const reason = changes.find(({ kind }) => kind === 'refused')?.message
  if (reason !== undefined) throw new CallFailure('refused', 'plan.refused', { reason })
  for (const { statements } of planned) for (const statement of statements) await statement.execute(connection)
  return changes
}

interface Tables {
  model: ResourceModel
  former?: ResourceModel
  existing: ReadonlyMap<string, ExistingTable>
}

async function readAll(connection: Connection, declaration: ResourceDeclaration, before?: ResourceDeclaration): Promise<Tables> {
  const model = compileResource(declaration)
  const former = before && compileResource(before)
  const names = [...everyTable(model), ...everyTable(former)].map(({ table }) => table)
  return { model, former, existing: await readTables(connection, [...new Set(names)]) }
}

interface WholePlan extends Pick<TablePlan, 'connection' | 'language' | 'deadline' | 'choicesIn'> {
  tables: Tables
}

async function planAll({ tables, ...common }: WholePlan): Promise<PlannedStatement[]> {
  const before = new Map(everyTable(tables.former).map((table) => [table.table, table]))
  const planned: PlannedStatement[] = []
  for (const model of everyTable(tables.model)) {
    const { table } = model
    const plan = { ...common, model, former: before.get(table), existing: tables.existing.get(table) }
    planned.push(...(await planStatements(plan)))
  }
  return planned
}

/** What a row is written with between the look at the rows and the change of their columns would be lost: nobody writes until the transaction ends. */
async function lockChanged(connection: Connection, { model, existing }: Tables): Promise<void> {
  for (const table of everyTable(model)) {
    const found = existing.get(table.table)
    if (found && isRewritten(table, found)) await sql`lock table ${sql.table(table.table)} in access exclusive mode`.execute(connection)
  }
}

/** true when a column may be renamed or gets another type. */
function isRewritten(table: TableModel, existing: ExistingTable): boolean {
  return storedColumns(table).some((column) => {
    const found = existing.columns.get(column.name)
    return column.field?.was !== undefined || (found !== undefined && found.type !== typeOf(column).existing)
  })
}

/** Another server that started at the same moment made the same table, column or index. */
const madeMeanwhile = new Set(['42P07', '42701', '23505'])

/** Makes or extends the tables of the product itself at the start of the server; several servers may start at once. */
export async function applySystemTables(database: Database, declarations: readonly ResourceDeclaration[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(async (connection) => {
        for (const declaration of declarations) await applyTable(connection, declaration)
      })
    } catch (error) {
      if (attempt === 5 || !madeMeanwhile.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}
