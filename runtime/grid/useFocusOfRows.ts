import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { DataGridHandle } from './DataGrid'

/** The row that has the focus, or had it when a dialog or a menu over the list took it. */
interface FocusedRow {
  element: Element
  rowIdx: number
  idx: number
}

/** What stands over the list and gives the focus back when it closes. */
const over = '[role="dialog"], [role="menu"]'

/**
 * Keeps the focus in the grid when its row goes: the row in its place takes it, the last one where none is left there, the headings where there is no row.
 * A dialog that is open meanwhile, or about to close, keeps the focus until then. The answer is what the grid's element is told of the focus with.
 */
export function useFocusOfRows(body: RefObject<HTMLElement | null>, grid: RefObject<DataGridHandle | null>, rows: readonly unknown[]) {
  const focused = useRef<FocusedRow | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      const isElsewhere = target instanceof Element && !body.current?.contains(target) && !target.closest(over) && !isNowhere(target)
      if (isElsewhere) focused.current = null
    }
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      waiting.current?.()
    }
  }, [body])
  const count = rows.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are drawn
  useLayoutEffect(() => {
    const was = focused.current
    if (!was || was.element.isConnected) return
    focused.current = null
    waiting.current?.()
    waiting.current = whenFocusIsLost(() => moveFocus(grid.current, was, count))
  }, [rows])
  return useCallback(
    (target: Element) => {
      // What a cell has opened elsewhere tells of its focus too.
      if (body.current?.contains(target)) focused.current = rowOf(target)
    },
    [body],
  )
}

function rowOf(target: Element): FocusedRow | null {
  const cell = target.closest('.rdg-cell[role="gridcell"]')
  const element = cell?.closest('.rdg-row')
  if (!cell || !element) return null
  const headings = element.closest('.rdg')?.querySelectorAll('.rdg-header-row').length ?? 0
  return {
    element,
    rowIdx: Number(element.getAttribute('aria-rowindex')) - headings - 1,
    idx: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

/** true where the focus is of no use: nothing has it, or the page as a whole, which dialogs give it to when they find nothing better. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.localName === 'main'
}

/** Calls back once as soon as nothing has the focus, and never when somebody has taken it elsewhere meanwhile. The answer ends the waiting. */
function whenFocusIsLost(action: () => void): () => void {
  const look = () => {
    const { activeElement } = document
    if (!isNowhere(activeElement) && activeElement?.closest(over)) return
    stop()
    if (isNowhere(activeElement)) action()
  }
  const changes = new MutationObserver(look)
  const stop = () => {
    changes.disconnect()
    document.removeEventListener('focusin', look)
  }
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', look)
  look()
  return stop
}

function moveFocus(grid: DataGridHandle | null, { rowIdx, idx }: FocusedRow, count: number): void {
  // The grid leaves the focus where it is when the cell is the active one already.
  const place = count === 0 ? '[role="columnheader"]' : '.rdg-cell[role="gridcell"][aria-selected="true"]'
  grid?.element?.querySelector<HTMLElement>(place)?.focus()
  if (count > 0) grid?.setActivePosition({ rowIdx: Math.min(rowIdx, count - 1), idx }, { shouldFocus: true })
}
