import { type ExpressionUser, expressionUser } from '../../schemas/rules/ExpressionUser'
import { fieldValue } from '../../schemas/rules/fieldValue'
import type { QueryPart, QueryStart } from '../model/PageModel'
import type { QueryValues } from './listParams'

/** What the page asks for before anybody has asked. */
export function firstValues({ queryItems }: QueryPart, user: ExpressionUser | null): QueryValues {
  return Object.fromEntries(
    queryItems.flatMap(({ field, isRange, start = [] }): [string, unknown][] => {
      const values = start.map((value) => startValue(value, user))
      if (values.every((value) => value === null)) return []
      return [[field.key, isRange ? [values[0] ?? null, values[1] ?? null] : values[0]]]
    }),
  )
}

function startValue(start: QueryStart, user: ExpressionUser | null) {
  return start !== null && typeof start === 'object' ? fieldValue(start.evaluate({ user: expressionUser(user) })) : start
}

/** true for a query that only starts when expressions can be read. */
export function startsWithExpression({ queryItems }: QueryPart): boolean {
  return queryItems.some(({ start = [] }) => start.some((value) => value !== null && typeof value === 'object'))
}
