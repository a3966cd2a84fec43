import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import type { RowDrag } from './useRowDrag'

/** How a row is marked: as the one that is dragged, as the place that it would go to, or as changed by somebody else. */
export function markOf(row: RowState, store: RowsCore, drag: RowDrag | null): string | undefined {
  return dropMark(row, store, drag) ?? (row.isStale ? 'table-stale-row' : undefined)
}

function dropMark(row: RowState, { order }: RowsCore, drag: RowDrag | null): string | undefined {
  if (!drag) return undefined
  if (row === drag.row) return 'table-dragged'
  if (order.indexOf(row) !== drag.index) return undefined
  return drag.index < order.indexOf(drag.row) ? 'table-drop-before' : 'table-drop-after'
}
