import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import { rowsChannel } from '../../rows/RowsState'
import type { CellFocus } from '../useCellFocus'
import type { CellAt } from './CellBlock'

interface Kept extends CellAt {
  index: number
  isEditing: boolean
}

interface Surroundings {
  store: RowsCore
  shown: readonly RowState[]
  focus: Pick<CellFocus, 'grid' | 'edit' | 'show'>
  active: RefObject<{ row: RowState | undefined; key: string } | null>
  openEditor: RefObject<(() => void) | null>
  /** Behind the table, where the focus goes when no row is left. */
  behind: RefObject<HTMLElement | null>
}

/**
 * Keeps the focus where somebody works when rows come and go around it, for example because somebody else has saved: the grid knows places, not rows, and
 * closes the editor of a row that stands elsewhere then. Of a row that is gone the one in its place takes the focus.
 */
export function useKeptPlace({ store, shown, focus, active, openEditor, behind }: Surroundings): void {
  const { grid, edit, show } = focus
  const kept = useRef<Kept | null>(null)
  useEffect(
    () =>
      store.subscribe(rowsChannel, () => {
        const { row, key } = active.current ?? {}
        const isEditing = openEditor.current !== null
        const hasFocus = grid.current?.element?.contains(document.activeElement) ?? false
        if (row && key !== undefined && (hasFocus || isEditing)) kept.current ??= { row, key, index: shown.indexOf(row), isEditing }
      }),
    [store, shown, grid, active, openEditor],
  )
  useLayoutEffect(() => {
    const was = kept.current
    kept.current = null
    if (!was || was.index === -1) return
    const next = shown.includes(was.row) ? was.row : shown[Math.min(was.index, shown.length - 1)]
    if (next === undefined) behind.current?.focus()
    else if (next !== was.row) show(next, was.key)
    else if (was.isEditing && openEditor.current === null) edit(next, was.key)
  }, [shown, show, edit, openEditor, behind])
}
