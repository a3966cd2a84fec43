import type { SuperQueryRow } from '../../../schemas/api/rows'
import type { Rename } from '../../../schemas/page/formerKeys'

/** The keys of today by those of before, as conditions write them: `subTable,field` for a field of a sub-table. */
export function queriedKeys(renames: readonly Rename[]): ReadonlyMap<string, string> {
  return new Map(renames.map(({ sub, from, to }) => (sub === '' ? [from, to] : [`${sub},${from}`, `${sub},${to}`])))
}

/** The conditions with fields under other keys; undefined where they name none of them. */
export function renamedConditions<T extends Pick<SuperQueryRow, 'field'>>(
  conditions: readonly T[],
  keys: ReadonlyMap<string, string>,
): T[] | undefined {
  if (!conditions.some(({ field }) => keys.has(field))) return undefined
  return conditions.map((condition) => ({ ...condition, field: keys.get(condition.field) ?? condition.field }))
}
