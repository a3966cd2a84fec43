import type { Row } from '../../schemas/api/Result'
import { companionsOf } from '../../schemas/wire/companions'
import type { MergeRows } from './Command'
import { isIdentified, isRow, statesOf } from './identifiedRows'
import { isSame } from './isSame'
import { inOrder } from './NumberedOrder'
import { type CellValues, cellValue, type RowOrigin, type RowState } from './RowState'
import type { RowsState } from './RowsState'

/**
 * What brings in the rows as somebody else has left them. A typed cell stays, the others follow; a removed row goes, unless something was typed in it: then
 * it stands as a new row, which is saved with the others. What was removed here does not come back.
 */
export function mergeOf(rows: RowsState, stored: readonly Row[]): MergeRows {
  const byId = new Map(stored.filter(isRow).map((row) => [row.id, row]))
  const sources = new Map<RowState, RowOrigin>()
  const order: RowState[] = []
  for (const row of rows.rows) {
    if (!isIdentified(row)) continue
    const now = byId.get(row.key)
    if (row.stored && now && !isAsKnown(row.stored, now)) sources.set(row, rebased(row, now))
    else if (row.stored && !now && row.typed.size > 0) sources.set(row, orphaned(rows, row))
    if (!row.stored || now || row.typed.size > 0) order.push(row)
  }
  const removed = [...rows.removed.values()].filter(({ key }) => byId.has(key))
  for (const row of rows.removed.values()) {
    const now = byId.get(row.key)
    // Should its removal be taken back, it comes back as it is by then.
    if (now) sources.set(row, rebased(row, now))
    else sources.set(row, orphaned(rows, row))
  }
  for (const row of statesOf(stored)) if (!isIdentified(row) || (!rows.find(row.key) && !rows.removed.has(row.key))) order.push(row)
  const { isDirty, plan } = rows
  const baseOf = (row: RowState): CellValues => sources.get(row)?.base ?? row.base
  return {
    kind: 'merge',
    order: isDirty ? order : inOrder(order, plan.orderKey, baseOf),
    sources,
    removed,
    isNumbered: isDirty && rows.order.isNumbered,
  }
}

/** The row, started from what is stored now. */
export function rebased(row: RowState, now: CellValues, dropped: ReadonlySet<string> = new Set()): RowOrigin {
  const typed = new Map([...row.typed].filter(([key, value]) => !dropped.has(key) && !isSame(value, cellValue(now, key))))
  const isChanged = (key: string) => row.staleKeys.has(key) || !isSame(cellValue(row.base, key), cellValue(now, key))
  const staleKeys = new Set([...typed.keys()].filter(isChanged))
  return { stored: now, base: now, typed, isStale: row.isStale || row.typed.size > 0, staleKeys }
}

/** The row without the stored one that it was: its fields alone, for all else was the server's. */
function orphaned({ plan }: RowsState, row: RowState): RowOrigin {
  const base: Record<string, unknown> = {}
  for (const key of plan.keys) if (Object.hasOwn(row.base, key)) base[key] = row.base[key]
  for (const key of plan.keys) {
    for (const companion of companionsOf(key)) if (Object.hasOwn(row.base, companion)) base[companion] = row.base[companion]
  }
  return { stored: null, base, typed: row.typed, isStale: true, staleKeys: new Set() }
}

function isAsKnown(known: CellValues, now: Row): boolean {
  return now.rowVersion !== undefined && now.rowVersion === known.rowVersion
}
