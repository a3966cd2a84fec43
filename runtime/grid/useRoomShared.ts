import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Column, ColumnWidths } from './DataGrid'
import { shareRoom } from './shareRoom'

/** Pixels that the last grid had: most often the next one, in the same place, has as many, and is drawn once. */
let lastRoom = 0

interface SharedRoom<R, S> {
  columns: readonly Column<R, S>[]
  /** Nothing has to be scrolled sideways. */
  fits: boolean
}

/** The columns with the widths that they have in the grid inside of this element; until it has a width, as wide as in the grid before, and in the first with their least ones. */
export function useRoomShared<R, S>(
  columns: readonly Column<R, S>[],
  widths: ColumnWidths,
  body: RefObject<HTMLElement | null>,
): SharedRoom<R, S> {
  const [room, setRoom] = useState(lastRoom)
  useLayoutEffect(() => {
    const grid = body.current?.querySelector('.rdg')
    if (!grid) return
    const measure = () => {
      lastRoom = grid.clientWidth
      setRoom(lastRoom)
    }
    // The grid has just asked the same.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [body])
  return useMemo(() => {
    const shared = shareRoom(columns, widths, room)
    return { columns: shared, fits: takesAtMost(room, shared, widths) }
  }, [columns, widths, room])
}

/** Columns that go by their content may take any room. */
function takesAtMost<R, S>(room: number, columns: readonly Column<R, S>[], widths: ColumnWidths): boolean {
  let left = room
  for (const { key, width } of columns) {
    const taken = widths.get(key)?.width ?? width
    if (typeof taken !== 'number') return false
    left -= taken
  }
  return left >= 0
}
