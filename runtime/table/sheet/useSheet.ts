import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import type { CellKeyboardEvent, CellKeyDownArgs, CellMouseArgs, CellMouseEvent } from '../../grid/DataGrid'
import { leavesHeading } from '../../grid/gridEvents'
import { afterPress } from '../../kit/afterPress'
import { isComposing } from '../../kit/isComposing'
import { isInOtherDialog } from '../../kit/isInOtherDialog'
import type { FieldModel, SubTableModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import type { TableColumn } from '../tableColumns'
import type { CellFocus } from '../useCellFocus'
import type { TableView } from '../useTableView'
import type { CellAt } from './CellBlock'
import { pressCellKey } from './cellKeys'
import type { SheetActions } from './SheetActions'
import { useCellClipboard } from './useCellClipboard'
import { useCellProps } from './useCellProps'
import { useCellRange } from './useCellRange'
import { useKeptPlace } from './useKeptPlace'
import { useMarkingDrag } from './useMarkingDrag'
import { useOfferedRow } from './useOfferedRow'

interface Surroundings {
  store: RowsCore
  table: SubTableModel
  columns: readonly TableColumn[]
  view: Pick<TableView, 'rows' | 'all'>
  focus: CellFocus
  isLocked: boolean
  /** Rows can be added. */
  canAdd: boolean
}

/** Works a table by keys and clipboard, as a spreadsheet is worked. */
export function useSheet({ store, table, columns, view: { rows: shown, all: allRows }, focus, isLocked, canAdd }: Surroundings) {
  const fields = useMemo(() => fieldsOf(table, columns), [table, columns])
  const sheet = useMemo(() => ({ rows: shown, fields }), [shown, fields])
  const all = useMemo(() => ({ rows: allRows, fields }), [allRows, fields])
  const marked = useCellRange(sheet, all, focus.announce)
  const offered = useOfferedRow(store)
  const active = useRef<{ row: RowState | undefined; key: string } | null>(null)
  const hasBegun = useRef(false)
  const openEditor = useRef<(() => void) | null>(null)
  const before = useRef<HTMLSpanElement>(null)
  const behind = useRef<HTMLSpanElement>(null)
  /** Undefined for a row on another page. */
  const placeOf = ({ row, key }: CellAt) => (shown.includes(row) ? focus.position.current?.(shown.indexOf(row), key) : undefined)
  const activeCell = (): CellAt | undefined => {
    const { row, key } = active.current ?? {}
    return row && key !== undefined && shown.includes(row) ? { row, key } : undefined
  }
  const actions: SheetActions = {
    store,
    sheet,
    all,
    marked,
    isLocked,
    canAdd,
    hasBegun,
    goTo(at) {
      const place = placeOf(at)
      if (place) focus.grid.current?.setActivePosition(place, { shouldFocus: true })
      else focus.show(at.row, at.key)
    },
    scrollTo: (at) => focus.grid.current?.scrollToCell(placeOf(at) ?? {}),
    offer(key) {
      const row = offered.make()
      focus.show(row, key)
      return row
    },
    leave(isBack) {
      ;(isBack ? before : behind).current?.focus()
      hasBegun.current = false
      offered.withdraw()
    },
  }
  useKeptPlace({ store, shown, focus, active, openEditor, behind })
  const cellProps = useCellProps(store, sheet, marked.cellProps)
  const clipboard = useCellClipboard({ actions, activeCell, openEditor })
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
    // From a dialog that opens over it, for example with a question, the focus comes back.
    if (!isLeft || isInOtherDialog({ target: relatedTarget, currentTarget })) return
    if (currentTarget.querySelector('.rdg-editor-container')) return
    hasBegun.current = false
    // The table becomes lower, and what is below it must not go from under the pointer.
    afterPress(offered.withdraw)
  }
  /** Gives up the cell that is edited, wherever in the table the focus is, and not the dialog around the table, which listens at the window. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !openEditor.current || isComposing(event.nativeEvent)) return
    if (!event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    openEditor.current()
  }
  /** Headings are left as the cells are, none of which is opened by then: the grid would go through all of them, and through a footer that is not drawn. */
  const leaveHeading = (event: KeyboardEvent) => {
    if (!leavesHeading(event)) return
    actions.leave(event.shiftKey)
    event.stopPropagation()
  }
  const startDrag = useMarkingDrag({ sheet, marked, grid: focus.grid, position: focus.position, scrollTo: actions.scrollTo })
  const { grid, show, edit } = focus
  /** Before the table is saved. Who stands in the row goes on in the one before it. */
  const withdrawOffer = useCallback(() => {
    if (!offered.unfilled()) return
    const hadFocus = grid.current?.element?.contains(document.activeElement) ?? false
    // The grid cannot lose the row of an open editor.
    openEditor.current?.()
    offered.withdraw()
    const last = store.rows.at(-1)
    if (last && hadFocus && active.current) show(last, active.current.key)
  }, [offered, store, grid, show])
  /** For who asks for a row: the one that is offered already, else one that `add` makes. */
  const takeOffer = (add: () => void) => {
    const row = offered.unfilled()
    offered.keep()
    if (row) edit(row)
    else add()
  }
  return {
    openEditor,
    withdrawOffer,
    takeOffer,
    edges: { before, behind },
    /** Around the grid. */
    area: { ...clipboard, onBlur, onKeyDown, onKeyDownCapture: leaveHeading, 'data-fills': marked.block ? true : undefined },
    /** For the grid. */
    cellProps,
    onActive(cell: { row: RowState | undefined; key: string }) {
      active.current = cell
      marked.mark(null)
    },
    onCellKeyDown<S>(args: CellKeyDownArgs<RowState, S>, event: CellKeyboardEvent) {
      pressCellKey(args, event, actions)
    },
    /** A click with Shift marks up to there, and the mouse marks what it is dragged over. */
    onCellMouseDown<S>(args: CellMouseArgs<RowState, S>, event: CellMouseEvent) {
      const from = marked.range?.from ?? activeCell()
      if (!event.shiftKey || !from) return startDrag(args, event)
      event.preventGridDefault()
      event.preventDefault()
      marked.mark({ from, to: { row: args.row, key: args.column.key } })
    },
  }
}

/** The fields that have a column, from left to right. */
function fieldsOf({ fields }: SubTableModel, columns: readonly TableColumn[]): FieldModel[] {
  const byKey = new Map(fields.filter(({ facts }) => !facts.isRowOrder).map((field) => [field.key, field]))
  return columns.flatMap(({ key }) => byKey.get(key) ?? [])
}
