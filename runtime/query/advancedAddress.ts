import type { SuperQueryRow } from '../../schemas/api/rows'
import { searchOf } from '../kit/searchOf'

/** One condition of an advanced query. */
export type QueryCondition = Pick<SuperQueryRow, 'field' | 'rule' | 'val'>

/** Conditions that rows meet, all of them or one at least. */
export interface AdvancedQuery {
  matchType: 'and' | 'or'
  rows: readonly QueryCondition[]
}

/** The conditions as the list call wants them. */
export function advancedParams(query: AdvancedQuery | undefined): { superQueryParams?: string; superQueryMatchType?: 'and' | 'or' } {
  if (!query) return {}
  const rows: SuperQueryRow[] = query.rows.map((row) => ({ ...row }))
  return { superQueryParams: JSON.stringify(rows), superQueryMatchType: query.matchType }
}

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
