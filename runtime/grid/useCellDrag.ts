import { type RefObject, useEffect, useRef } from 'react'
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid'
import { opensRow } from './gridEvents'

/** A cell, by its row and the key of its column. */
export interface DraggedCell<R> {
  row: R
  key: string
}

/** Where the mouse has got to: over a cell, or beyond an edge of the grid, so many rows and columns further each time. */
export type CellDragStep<R> = { over: DraggedCell<R> } | { beyond: { rows: number; columns: number } }

/** Pixels of the grid that hold no cells: headings above, footer below. */
interface Edges {
  above: number
  below: number
}

interface CellDrag<R> {
  body: RefObject<HTMLElement | null>
  edges: Edges
  /** The cell that stands there; undefined for one that holds no value of a row. */
  cellAt(rowIdx: number, idx: number): DraggedCell<R> | undefined
  /** Left out where cells cannot be dragged over. */
  onDrag?(from: DraggedCell<R>, step: CellDragStep<R>): void
}

/** Milliseconds between two steps beyond an edge. */
const pace = 50

/** Follows the mouse from the cell that it is pressed on, over others and beyond the edges of what is seen, until it is let go. */
export function useCellDrag<R>({ body, edges, cellAt, onDrag }: CellDrag<R>) {
  const latest = useRef({ edges, cellAt, onDrag })
  useEffect(() => {
    latest.current = { edges, cellAt, onDrag }
  })
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])
  return <S>({ row, rowIdx, column }: CellMouseArgs<R, S>, event: CellMouseEvent) => {
    const pressed = event.target instanceof Element ? cellOf(event.target) : null
    if (!onDrag || !pressed || event.isGridDefaultPrevented() || !isPlainPress(event) || !opensRow(event)) return
    end.current()
    const from = { row, key: column.key }
    const first = placeOf(pressed)
    let last: Element | null = pressed
    let hasMoved = false
    const lead = (step: CellDragStep<R>) => {
      hasMoved = true
      // Its text is not what is marked.
      getSelection()?.removeAllRanges()
      latest.current.onDrag?.(from, step)
    }
    end.current = followMouse({
      onMove(pointer) {
        const found = cellUnder(body.current, pointer, latest.current.edges)
        if (!found || found === last) return
        const at = placeOf(found)
        const over = latest.current.cellAt(rowIdx + at.row - first.row, at.column)
        if (!over) return
        last = found
        lead({ over })
      },
      onTick(pointer) {
        const beyond = beyondEdges(body.current, pointer, latest.current.edges)
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

function cellUnder(body: HTMLElement | null, pointer: Pointer, edges: Edges): Element | null {
  const { target } = pointer
  if (!(target instanceof Element) || !body?.contains(target) || beyondEdges(body, pointer, edges)) return null
  return cellOf(target)
}

/** How far beyond the edges of the cells the pointer is, as steps; undefined inside of them. */
function beyondEdges(body: HTMLElement | null, { clientX, clientY }: Pointer, { above, below }: Edges) {
  const grid = body?.querySelector('[role="grid"]')
  if (!grid) return undefined
  const { left, top } = grid.getBoundingClientRect()
  const stepOf = (at: number, first: number, last: number) => (at < first ? -1 : at >= last ? 1 : 0)
  const rows = stepOf(clientY, top + above, top + grid.clientHeight - below)
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
