import { type PointerEvent, useMemo, useState } from 'react'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'

/** Which row is being dragged, and the place that it would go to. */
export interface RowDrag {
  row: RowState
  index: number
}

/** Pixels at the upper and lower edge where dragging scrolls the table. */
const edge = 40

/** The grid counts its heading as row 1. */
const headingRows = 2

/** Dragging rows into order by their handle, with a mouse, a pen or a finger. Where the row would go is marked while it is dragged. */
export function useRowDrag(store: RowsCore) {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  return useMemo(() => {
    const start = (row: RowState, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ row, index: store.order.indexOf(row) })
    }
    const follow = (event: PointerEvent<HTMLElement>) => {
      const grid = event.currentTarget.closest('.rdg')
      if (!drag || !grid) return
      scrollAtEdge(grid, event.clientY)
      const index = rowIndexAt(grid, event, store.order.length)
      if (index !== undefined && index !== drag.index) setDrag({ ...drag, index })
    }
    const drop = () => {
      if (drag) store.move(drag.row, drag.index)
      setDrag(null)
    }
    return { drag, start, follow, drop, cancel: () => setDrag(null) }
  }, [store, drag])
}

function rowIndexAt(grid: Element, event: PointerEvent, count: number): number | undefined {
  const { left, width } = grid.getBoundingClientRect()
  const row = document.elementFromPoint(left + Math.min(width / 2, 80), event.clientY)?.closest('.rdg-row[aria-rowindex]')
  if (!row || !grid.contains(row)) return undefined
  const index = Number(row.getAttribute('aria-rowindex')) - headingRows
  return index >= 0 && index < count ? index : undefined
}

function scrollAtEdge(grid: Element, y: number): void {
  const { top, bottom } = grid.getBoundingClientRect()
  if (y < top + 2 * edge) grid.scrollBy({ top: -edge / 4 })
  else if (y > bottom - edge) grid.scrollBy({ top: edge / 4 })
}
