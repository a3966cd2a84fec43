import { sql } from 'kysely'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { everyTable } from '../model/everyTable'
import type { ResourceModel, SubModel, TableModel } from '../model/ResourceModel'
import type { ExistingTable } from './readTables'
import { type Deadline, scanTable } from './scanTable'
import { countIn, type PlannedStatement, warned } from './TablePlan'

interface LeavingPlan {
  connection: Connection
  language: Language
  deadline: Deadline
  model: ResourceModel
  former?: ResourceModel
  existing: ReadonlyMap<string, ExistingTable>
}

/** The tables that a page had and has no more, with the rows that nobody will be shown. They stay. */
export async function planLeftTables(plan: LeavingPlan): Promise<PlannedStatement[]> {
  const { connection, language, deadline, model, former, existing } = plan
  const kept = new Set(everyTable(model).map(({ table }) => table))
  const planned: PlannedStatement[] = []
  for (const left of everyTable(former)) {
    const { table } = left
    if (kept.has(table) || !existing.get(table)?.columns.has('id')) continue
    const { rows, isWhole } = await scanTable(connection, table, [sql`true`], deadline)
    if (rows === 0) continue
    const count = countIn(rows, isWhole, language)
    const successor = successorOf(left, model)
    planned.push(
      successor === undefined
        ? warned(table, 'leaveTable', language, { count, table })
        : warned(table, 'otherTable', language, { count, table, successor }),
    )
  }
  return planned
}

/** The table that the page reads in the place of one. */
function successorOf(left: TableModel | SubModel, model: ResourceModel): string | undefined {
  return 'foreignKey' in left ? model.subs.get(left.key)?.table : model.table
}
