import { computeValue } from '../../schemas/rules/computed'
import type { ExpressionScope } from '../../schemas/rules/expression'
import { companionsOf } from '../../schemas/wire/companions'
import { isSame } from './isSame'
import type { FieldPlan } from './RowField'
import { type CellValues, cellValue, type RowState } from './RowState'

/** What has changed, as expressions name it: keys of the row, and keys of sub-tables. */
export interface Touched {
  keys: Set<string>
  tables: ReadonlySet<string>
}

export function isRead(name: string, { keys, tables }: Touched): boolean {
  if (name === 'row') return keys.size > 0
  if (name === 'sub') return tables.size > 0
  if (name.startsWith('row.')) return keys.has(name.slice(4))
  return name.startsWith('sub.') && tables.has(name.slice(4))
}

/** What a row is worked out from, beside its own values. */
interface Surroundings {
  plan: FieldPlan
  user: ExpressionScope['user']
  /** Rows of the sub-tables; undefined for those that were not loaded. */
  tables: ReadonlyMap<string, readonly CellValues[] | undefined>
  /** The number of the row's place, where its rows are numbered. */
  number: number | undefined
  /** false: nothing is computed while nothing was typed. */
  computesAtOnce: boolean
}

/** A copy that inherits nothing, where it matters: a field may be named `constructor`, and a row that does not hold it must not answer with a function. */
export function ownValues(values: CellValues, { hasInheritedKeys }: FieldPlan): Record<string, unknown> {
  return hasInheritedKeys ? Object.assign(Object.create(null), values) : { ...values }
}

/** All values of a row. With `touched` only those are computed anew that read it, and what changes with them is added to it. */
export function workOutValues(row: RowState, surroundings: Surroundings, touched?: Touched): CellValues {
  const { plan, number, computesAtOnce } = surroundings
  const isComputed = plan.computed.length > 0 && (computesAtOnce || row.stored === null || row.typed.size > 0)
  if (row.typed.size === 0 && number === undefined && !isComputed) return row.base
  const values = ownValues(row.base, plan)
  for (const [key, value] of row.typed) values[key] = value
  if (number !== undefined && plan.orderKey !== undefined) values[plan.orderKey] = number
  if (isComputed) compute(values, row, surroundings, touched)
  for (const key of [...row.typed.keys(), ...(isComputed ? plan.computedKeys : [])]) dropCompanions(values, row, key)
  dropProperties(values, row, plan)
  return values
}

function compute(values: Record<string, unknown>, row: RowState, { plan, user, tables }: Surroundings, touched: Touched | undefined): void {
  const before = row.values
  const sub = Object.fromEntries([...tables].map(([key, rows]) => [key, rows ?? []]))
  for (const { field, expression } of plan.computed) {
    const { key } = field
    if (touched && !expression.reads.some((name) => isRead(name, touched))) {
      values[key] = cellValue(before, key)
      continue
    }
    // Rows that were not loaded must not be taken for none: the stored value stays.
    const isKnown = expression.reads.every((name) => !name.startsWith('sub.') || tables.get(name.slice(4)) !== undefined)
    values[key] = isKnown ? computeValue(field, expression, { row: values, sub, user }) : cellValue(row.base, key)
    if (!isSame(values[key], cellValue(before, key))) touched?.keys.add(key)
  }
}

/** What a row shows of a record belongs to the one that is stored; what is shown of another one is asked for. */
function dropProperties(values: Record<string, unknown>, { base }: RowState, { lookups }: FieldPlan): void {
  for (const [from, keys] of lookups) if (!isSame(values[from], base[from])) for (const key of keys) delete values[key]
}

/** A shown text belongs to the stored value; beside another one it stands only when it came with it. */
function dropCompanions(values: Record<string, unknown>, row: RowState, key: string): void {
  for (const companion of companionsOf(key)) {
    if (!row.typed.has(companion) && Object.hasOwn(values, companion) && !isSame(values[key], row.base[key])) delete values[companion]
  }
}
