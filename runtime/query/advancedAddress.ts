import type { GridQuery, SuperQueryRow } from '../../schemas/api/rows'
import { searchOf } from '../kit/searchOf'

/** One condition of an advanced query. */
export type QueryCondition = Pick<SuperQueryRow, 'field' | 'rule' | 'val'>

/** Conditions that rows meet, all of them or one at least. */
export interface AdvancedQuery {
  matchType: 'and' | 'or'
  rows: readonly QueryCondition[]
}

/** The conditions as the list call wants them; of several queries the rows meet each. */
export function advancedParams(...asked: readonly (AdvancedQuery | undefined)[]): AdvancedParams {
  const queries = asked.filter((query) => query !== undefined)
  const [query] = queries
  if (!query) return {}
  const { matchType, rows }: Joined = queries.length > 1 ? { matchType: 'and', rows: queries } : query
  return { superQueryParams: JSON.stringify(rows), superQueryMatchType: matchType }
}

export type AdvancedParams = Pick<GridQuery, 'superQueryParams' | 'superQueryMatchType'>
type Joined = Pick<AdvancedQuery, 'matchType'> & { rows: readonly (QueryCondition | AdvancedQuery)[] }

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
export const advancedParameter = 'advanced-query'

/** true when the address asks for an advanced query. */
export function hasAdvancedQuery(search: string): boolean {
  return new URLSearchParams(search).has(advancedParameter)
}

/** The address that asks for this query in place of its own. */
export function writeAdvancedAddress(search: string, query: AdvancedQuery | undefined): string {
  const params = new URLSearchParams(search)
  params.delete(advancedParameter)
  if (query) {
    const rows = query.rows.map(({ field, rule, val }) => (val === undefined ? [field, rule] : [field, rule, val]))
    params.set(advancedParameter, JSON.stringify({ [query.matchType]: rows }))
  }
  return searchOf(params)
}
