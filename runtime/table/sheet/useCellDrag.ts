import { type RefObject, useEffect, useRef } from 'react'
import type { CellMouseArgs, CellMouseEvent, DataGridHandle } from '../../grid/DataGrid'
import { opensRow } from '../../grid/gridEvents'
import type { RowState } from '../../rows/RowState'
import type { CellAt } from './CellBlock'

/** A cell of a row, without a key where it holds no field. */
export type CellOver = Pick<CellAt, 'row'> & Partial<CellAt>

/** Where the mouse has got to: over a cell, or beyond an edge of the grid, so many rows and columns further each time. */
export type CellDragStep = { over: CellOver } | { beyond: { rows: number; columns: number } }

interface CellDrag {
  grid: RefObject<DataGridHandle | null>
  /** The cell that stands there; undefined where no row does. */
  cellAt(rowIdx: number, idx: number): CellOver | undefined | null
  onDrag(from: CellAt, step: CellDragStep): void
}

/** Milliseconds between two steps beyond an edge. */
const pace = 50

/** Follows the mouse from the cell that it is pressed on, over others and beyond the edges of what is seen, until it is let go. */
export function useCellDrag({ grid, cellAt, onDrag }: CellDrag) {
  const latest = useRef({ cellAt, onDrag })
  useEffect(() => {
    latest.current = { cellAt, onDrag }
  })
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])
  return <S>({ row, rowIdx, column }: CellMouseArgs<RowState, S>, event: CellMouseEvent) => {
    const pressed = event.target instanceof Element ? cellOf(event.target) : null
    if (!pressed || event.isGridDefaultPrevented() || !isPlainPress(event) || !opensRow(event)) return
    end.current()
    const from = { row, key: column.key }
    const first = placeOf(pressed)
    let last: Element | null = pressed
    let hasMoved = false
    const lead = (step: CellDragStep) => {
      hasMoved = true
      // Its text is not what is marked.
      getSelection()?.removeAllRanges()
      latest.current.onDrag(from, step)
    }
    end.current = followMouse({
      onMove(pointer) {
        const found = cellUnder(grid.current?.element, pointer)
        if (!found || found === last) return
        const at = placeOf(found)
        const over = latest.current.cellAt(rowIdx + at.row - first.row, at.column)
        if (!over) return
        last = found
        lead({ over })
      },
      onTick(pointer) {
        const beyond = beyondEdges(grid.current?.element, pointer)
        if (!beyond) return
        last = null
        lead({ beyond })
      },
      hasMoved: () => hasMoved,
    })
  }
}

function isPlainPress({ button, shiftKey, ctrlKey, metaKey, altKey }: CellMouseEvent): boolean {
  return button === 0 && !shiftKey && !ctrlKey && !metaKey && !altKey
}

function cellOf(element: Element): Element | null {
  return element.closest('[role="gridcell"]')
}

/** As the grid counts its cells aloud. */
function placeOf(cell: Element): { row: number; column: number } {
  return { row: Number(cell.parentElement?.getAttribute('aria-rowindex')), column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

type Pointer = Pick<MouseEvent, 'clientX' | 'clientY' | 'target'>

function cellUnder(grid: Element | null | undefined, pointer: Pointer): Element | null {
  const { target } = pointer
  return target instanceof Element && grid?.contains(target) && !beyondEdges(grid, pointer) ? cellOf(target) : null
}

/** How far beyond the edges of the cells the pointer is, as steps; undefined inside of them. Headings and footer lie beyond. */
function beyondEdges(grid: Element | null | undefined, { clientX, clientY }: Pointer) {
  if (!grid) return undefined
  const { left, top } = grid.getBoundingClientRect()
  const edge = (selector: string, side: 'top' | 'bottom') =>
    [...grid.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()[side])
  const stepOf = (at: number, first: number, last: number) => (at < first ? -1 : at >= last ? 1 : 0)
  const rows = stepOf(
    clientY,
    Math.max(top, ...edge('[role="columnheader"]', 'bottom')),
    Math.min(top + grid.clientHeight, ...edge('.rdg-summary-row > *', 'top').filter((at) => at > top)),
  )
  const columns = stepOf(clientX, left, left + grid.clientWidth)
  return rows === 0 && columns === 0 ? undefined : { rows, columns }
}

interface MouseFollower {
  onMove(pointer: Pointer): void
  /** Again and again, with where the mouse was last. */
  onTick(pointer: Pointer): void
  hasMoved(): boolean
}

/** Listens until the button is let go; gives what ends it before. A click that follows is none of the cell. */
function followMouse({ onMove, onTick, hasMoved }: MouseFollower): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let pointer: Pointer | undefined
  const ticking = setInterval(() => pointer && onTick(pointer), pace)
  const end = () => {
    listening.abort()
    clearInterval(ticking)
  }
  window.addEventListener(
    'mousemove',
    (event) => {
      // Let go outside of the window.
      if (event.buttons % 2 === 0) return end()
      pointer = event
      onMove(event)
    },
    { signal },
  )
  window.addEventListener(
    'mouseup',
    () => {
      end()
      if (hasMoved()) swallowClick()
    },
    { signal, capture: true },
  )
  return end
}

function swallowClick(): void {
  const listening = new AbortController()
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: listening.signal })
  setTimeout(() => listening.abort())
}
