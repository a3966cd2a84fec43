import type { RuleLookups } from '../../../schemas/rules/RuleFailure'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../services/CallContext'
import type { EngineParts } from '../EngineParts'
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

/** What rules ask the database, inside the transaction of the save. */
export function lookupsOf({ parts, connection }: Saving): RuleLookups {
  return {
    isDuplicate: async (table, field, value, id) => {
      const model = parts.tableOf(table) ?? (table === parts.model.table ? parts.model : undefined)
      const column = model?.columns.get(field)
      return model !== undefined && column !== undefined && (await countOthers(connection, model, column, value, id)) > 0
    },
    checkRule: (code, value) => parts.services.checkRule(code, value, connection),
    handler: (name) => parts.services.handler(name),
  }
}
