import {
  type DndContextProps,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  TraversalOrder,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { DataGridHandle } from '../grid/DataGrid'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'

/** Which row is being dragged, and the place that it would go to. */
export interface RowDrag {
  row: RowState
  index: number
}

export interface DragSurroundings {
  store: RowsCore
  grid: RefObject<DataGridHandle | null>
  /** Pixels. */
  rowHeight: number
  /** The rows that stand in the grid: how many stand on the pages before, and how many there are. A row is dragged among them. */
  page: { offset: number; count: number }
  /** A row was picked up or put down: the focus goes with it. */
  onHeld(row: RowState, orderKey: string): void
}

const keys = { start: ['Space'], end: ['Space'], cancel: ['Escape', 'Tab'] }

/**
 * Dragging rows into order by their handle: with a mouse, a pen or a finger, or by keys. Where the row would go follows from how far it was taken over the
 * rows, drawn or not: all are of one height.
 */
export function useRowDrag({ store, grid, rowHeight, page, onHeld }: DragSurroundings, orderKey: string) {
  const [first, last] = [page.offset, page.offset + page.count - 1]
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const held = useRef<(RowDrag & { from: number; top: number }) | null>(null)
  useKeptEscape(held)
  const hold = (next: RowDrag | null) => {
    if (next === null) held.current = null
    setDrag(next)
  }
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const row = store.find(String(active.id))
    const handle = activatorEvent.target instanceof Element ? activatorEvent.target.closest('.table-handle') : null
    if (!row || !handle) return
    const index = store.order.indexOf(row)
    held.current = { row, index, from: index, top: topInRows(grid, handle.getBoundingClientRect()) }
    hold({ row, index })
    onHeld(row, orderKey)
  }
  const follow = ({ active }: DragMoveEvent) => {
    const rect = active.rect.current.translated
    const dragged = held.current
    if (!rect || !dragged) return
    const steps = Math.round((topInRows(grid, rect) - dragged.top) / rowHeight)
    const index = Math.min(Math.max(dragged.from + steps, first), last)
    if (index === dragged.index) return
    dragged.index = index
    setDrag({ row: dragged.row, index })
  }
  const drop = ({ active }: DragEndEvent) => {
    const dragged = held.current
    hold(null)
    const row = store.find(String(active.id))
    if (!dragged || !row) return
    store.move(row, dragged.index)
    onHeld(row, orderKey)
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: keys,
      scrollBehavior: 'instant',
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const steps = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
        if (steps !== 0) event.preventDefault()
        const index = (held.current?.index ?? 0) + steps
        return steps === 0 || index < first || index > last ? undefined : { x, y: y + steps * rowHeight }
      },
    }),
  )
  const accessibility = useAnnouncements(store, held)
  const context: DndContextProps = {
    sensors,
    accessibility,
    // The table itself scrolls before what is around it.
    autoScroll: { order: TraversalOrder.ReversedTreeOrder },
    onDragStart: start,
    onDragMove: follow,
    onDragEnd: drop,
    onDragCancel: () => hold(null),
  }
  return { drag, context }
}

/** Pixels from where the rows begin, however far they are scrolled. */
function topInRows(grid: RefObject<DataGridHandle | null>, { top }: Pick<DOMRect, 'top'>): number {
  const element = grid.current?.element
  return element ? top - element.getBoundingClientRect().top + element.scrollTop : top
}

/** Escape puts the row back where it was, and does not close the dialog around the table, which listens at the window. */
function useKeptEscape(held: RefObject<unknown>): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && held.current) event.stopPropagation()
    }
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [held])
}

/** What is said of a row that is dragged, for those who cannot see it. */
function useAnnouncements(store: RowsCore, held: RefObject<RowDrag | null>): DndContextProps['accessibility'] {
  const { text } = usePageHost()
  return useMemo(() => {
    let said: number | undefined
    const sayPlace = () => {
      const index = held.current?.index
      if (index === undefined || index === said) return undefined
      said = index
      return text('table.dragOver', { n: index + 1, total: store.order.length })
    }
    return {
      screenReaderInstructions: { draggable: text('table.dragHint') },
      announcements: {
        onDragStart: () => {
          said = held.current?.index
          return said === undefined ? undefined : text('table.lifted', { n: said + 1 })
        },
        onDragMove: sayPlace,
        onDragOver: () => undefined,
        onDragEnd: ({ active }) => {
          const row = store.find(String(active.id))
          return row && text('table.moved', { n: store.order.indexOf(row) + 1 })
        },
        onDragCancel: () => text('table.dragCancelled'),
      },
    }
  }, [store, held, text])
}
