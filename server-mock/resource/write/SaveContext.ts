import { EvaluationBudget } from '../../../schemas/rules/EvaluationBudget'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import type { ExpressionScope } from '../../../schemas/rules/expression'
import type { RuleLookups } from '../../../schemas/rules/RuleFailure'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { columnOf } from '../model/columnOf'
import type { ResourceModel, TableModel } from '../model/ResourceModel'
import { countOthers } from '../read/countOthers'
import { yieldBetweenSlices } from './yieldBetweenSlices'

/** One save in its transaction. */
export interface SaveContext {
  parts: EngineParts
  connection: Connection
  context: CallContext
  /** Says which values are taken, where many rows are saved together; the database is asked row by row without. */
  takenValues?: Pick<RuleLookups, 'isDuplicate'>
  /** What rows that are prepared together have asked about rows that can be chosen: the same is asked once. */
  askedRows?: Map<string, Promise<ReadonlySet<string> | undefined>>
  /** The id of the row that is added; a new one when left out. */
  newId?: string
  /** true: the rows come from a file. */
  isImport?: boolean
  /** What the page's expressions and patterns may take in this save, and which of them took more. */
  budget: EvaluationBudget
  /** Lets other calls go first when this one has worked for a while. */
  rest(): Promise<void>
}

export function openSaveContext(parts: EngineParts, connection: Connection, context: CallContext): SaveContext {
  return { parts, connection, context, budget: EvaluationBudget.ofSave(), rest: yieldBetweenSlices(evaluationLimits.sliceTime) }
}

/** What every expression of a save can read. `path` is the row's place in the body, empty for the main row. */
export function evaluationScope({ context, budget }: SaveContext, path = ''): Pick<ExpressionScope, 'user' | 'budget'> {
  return { user: expressionUser(context.user), budget: path === '' ? budget : budget.at(path.slice(1)) }
}

/** The table of that name among a resource and its sub-tables. */
function tableIn(main: ResourceModel, table: string): TableModel | undefined {
  return [main, ...main.subs.values()].find((model) => model.table === table)
}

/** What rules ask the database, inside the transaction of the save. */
export function lookupsOf(saving: SaveContext): RuleLookups {
  const { parts, connection, context, takenValues } = saving
  return {
    isDuplicate: async (table, field, value, id) => {
      if (takenValues) return takenValues.isDuplicate(table, field, value, id)
      const main = table === parts.model.table ? parts.model : parts.mainOf(table)
      const model = main && tableIn(main, table)
      const column = model && columnOf(model, field)
      return model !== undefined && column !== undefined && (await countOthers(connection, model, column, value, id, context)) > 0
    },
    checkRule: (code, value) => parts.services.checkRule(code, value, context.language),
    handler: (name) => parts.services.handler(name),
  }
}
