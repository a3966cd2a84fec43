import type { RuleLookups } from '../../../schemas/rules/RuleFailure'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../services/CallContext'
import type { EngineParts } from '../EngineParts'
import type { ResourceModel, TableModel } from '../model/ResourceModel'
import { countOthers } from '../read/countOthers'

/** One save in its transaction. */
export interface Saving {
  parts: EngineParts
  connection: Connection
  context: CallContext
}

/** The signed-in user as expressions read it. */
export function userScope({ user }: CallContext): Record<string, unknown> {
  return user ? { ...user } : {}
}

/** The table of that name among a resource and its sub-tables. */
function tableIn(main: ResourceModel, table: string): TableModel | undefined {
  return [main, ...main.subs.values()].find((model) => model.table === table)
}

/** What rules ask the database, inside the transaction of the save. */
export function lookupsOf({ parts, connection }: Saving): RuleLookups {
  return {
    isDuplicate: async (table, field, value, id) => {
      const main = table === parts.model.table ? parts.model : parts.mainOf(table)
      const model = main && tableIn(main, table)
      const column = model?.columns.get(field)
      return model !== undefined && column !== undefined && (await countOthers(connection, model, column, value, id)) > 0
    },
    checkRule: (code, value) => parts.services.checkRule(code, value, connection),
    handler: (name) => parts.services.handler(name),
  }
}
