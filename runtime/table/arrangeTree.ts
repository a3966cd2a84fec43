import type { TreePlace } from '../grid/TreeCell'
import type { RowState } from '../rows/RowState'

/** The rows of a tree as they stand below one another, and where each stands. */
export interface ArrangedRows {
  rows: readonly RowState[]
  places: ReadonlyMap<RowState, TreePlace & { parent?: RowState }>
}

/**
 * Puts each row below the one that it names. A row whose parent is not there, or that stands below itself, stands at the top: none is lost. Those below a
 * closed row are left out.
 */
export function arrangeTree(rows: readonly RowState[], parentKey: string, closed: ReadonlySet<string>): ArrangedRows {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const parentOf = (row: RowState) => byKey.get(String(row.values[parentKey] ?? ''))
  const children = new Map<RowState | undefined, RowState[]>()
  for (const row of rows) {
    const parent = parentOf(row)
    const beside = children.get(parent)
    if (beside) beside.push(row)
    else children.set(parent, [row])
  }
  const places = new Map<RowState, TreePlace & { parent?: RowState }>()
  const shown: RowState[] = []
  const enter = (row: RowState, depth: number, isShown: boolean, parent?: RowState) => {
    if (places.has(row)) return
    const below = (children.get(row) ?? []).filter((child) => child !== row)
    const isExpanded = below.length > 0 && !closed.has(row.key)
    places.set(row, { depth, hasChildren: below.length > 0, isExpanded, parent })
    if (isShown) shown.push(row)
    for (const child of below) enter(child, depth + 1, isShown && isExpanded, row)
  }
  for (const row of children.get(undefined) ?? []) enter(row, 0, true)
  for (const row of rows) enter(row, 0, true)
  return { rows: shown, places }
}
