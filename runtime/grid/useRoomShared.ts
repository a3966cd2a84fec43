import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Column, ColumnWidths } from './DataGrid'
import { shareRoom } from './shareRoom'

/** Pixels that the last grid had: most often the next one, in the same place, has as many, and is drawn once. */
let lastRoom = 0

/** The columns with the widths that they have in the grid inside of this element; until it has a width, as wide as in the grid before, and in the first with their least ones. */
export function useRoomShared<R, S>(
  columns: readonly Column<R, S>[],
  widths: ColumnWidths,
  body: RefObject<HTMLElement | null>,
): readonly Column<R, S>[] {
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
  return useMemo(() => shareRoom(columns, widths, room), [columns, widths, room])
}
