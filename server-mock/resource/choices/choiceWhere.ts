import { sql } from 'kysely'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { compileExpression } from '../../../schemas/rules/expression'
import { formKeysRead } from '../../../schemas/rules/readsOf'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type Condition, refOf } from '../query/compare'
import type { TableAccess } from '../read/tableAccess'
import { translateWhere } from '../report/translateWhere'
import { type FieldTerm, HiddenComparison, Untranslatable } from '../report/whereTerms'

export type FormValues = Readonly<Record<string, unknown>>

/** Keys of the fields that a condition of choices reads of the row that is edited. */
export function formKeysOf(where: string | undefined): readonly string[] {
  const expression = where === undefined ? undefined : compileExpression(where).expression
  return expression ? formKeysRead(expression) : []
}

/**
 * The rows of the table `t` that can be chosen for a row. Without a row, as in a query, what depends on one does not count. Throws `no-permission` where
 * the row would be compared with a column that the caller may not see, `bad-request` for a condition that cannot become a query.
 */
export function choiceWhere(access: TableAccess, where: string | undefined, form: FormValues | undefined, context: CallContext): Condition {
  if (where === undefined || where === '' || (form === undefined && formKeysOf(where).length > 0)) return sql`true`
  const field = (name: string): FieldTerm | undefined => {
    const column = access.anyColumn(name)
    return column && { ref: refOf(column), column, isHidden: access.column(name) === undefined }
  }
  try {
    return translateWhere(where, { field, params: {}, form: form ?? {}, user: expressionUser(context.user) })
  } catch (error) {
    if (error instanceof HiddenComparison) throw new CallFailure('no-permission', 'pages.hiddenParameter')
    if (error instanceof Untranslatable) throw new CallFailure('bad-request', 'pages.badWhere', { reason: error.message })
    throw error
  }
}
