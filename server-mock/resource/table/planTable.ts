import type { PlannedChange } from '../../../schemas/api/pages'
import { baseLanguage } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'
import type { Connection, Database } from '../../db/Database'
import { sqlStateOf } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { compileResource } from '../model/compileResource'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { type PlannedStatement, planStatements } from './planStatements'
import { readTables } from './readTables'

/** What publishing would do to the tables of a declaration. `refused` entries say what it must not do. */
export async function planTable(connection: Connection, declaration: ResourceDeclaration, language: Language): Promise<PlannedChange[]> {
  return (await planAll(connection, declaration, language)).flatMap(({ changes }) => changes)
}

/** Makes or extends the tables of a declaration, in the transaction that is handed in. Throws `refused` when something could be lost. */
export async function applyTable(
  connection: Connection,
  declaration: ResourceDeclaration,
  language: Language = baseLanguage,
): Promise<PlannedChange[]> {
  const planned = await planAll(connection, declaration, language)
  const changes = planned.flatMap((statement) => statement.changes)
  const reason = changes.find(({ kind }) => kind === 'refused')?.message
  if (reason !== undefined) throw new CallFailure('refused', 'rows.planRefused', { reason })
  for (const { statement } of planned) await statement?.execute(connection)
  return changes
}

async function planAll(connection: Connection, declaration: ResourceDeclaration, language: Language): Promise<PlannedStatement[]> {
  const model = compileResource(declaration)
  const tables = [model, ...model.subs.values()]
  const existing = await readTables(
    connection,
    tables.map(({ table }) => table),
  )
  const planned: PlannedStatement[] = []
  for (const table of tables) planned.push(...(await planStatements(connection, table, existing.get(table.table), language)))
  return planned
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
