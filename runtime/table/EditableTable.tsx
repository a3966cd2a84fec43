import { useCallback, useImperativeHandle, useMemo, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { DataGrid, listRowHeight } from '../grid/DataGrid'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { SubTableModel } from '../model/PageModel'
import { checkAll, wrongCells } from '../rows/checkRows'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { readRows } from '../rows/readRows'
import { changesOf } from '../rows/sentValues'
import { usePageHost } from '../session/PageHost'
import { DragProvider } from './DragHandle'
import './EditableTable.css'
import type { CellProblem, EditableTableHandle, EditableTableProps } from './EditableTableHandle'
import { markOf } from './markOf'
import { moveWithAlt } from './moveWithAlt'
import { OpeningArea } from './OpeningArea'
import { RowDragArea } from './RowDragArea'
import { sortRows } from './sortRows'
import { TableProvider, useTableRows } from './TableContext'
import { TableToolbar } from './TableToolbar'
import { revealStep, turnTableHistory } from './tableHistory'
import { useCellFocus } from './useCellFocus'
import { useInspectedTable } from './useInspectedTable'
import { useTableActions } from './useTableActions'
import { useTableColumns } from './useTableColumns'
import { useTableStore } from './useTableStore'

/** Specification B9: a row is 61 pixels high, the table at most 400. */
const rowHeight = 61
const maxHeight = 400
const emptyHeight = 120
/** Room for the scroll bar below wide tables. */
const scrollbar = 16

const nothing: ReadonlySet<string> = new Set()
const rowKey = ({ key }: RowState) => key

/** The rows of a sub-table, edited in place. What is typed lives in a store beside React, so that a keystroke draws one cell. */
export function EditableTable(props: EditableTableProps) {
  if (props.table.problem) return <ErrorNotice title={props.table.title} message={props.table.problem.message} />
  return <WorkingTable {...props} />
}

function WorkingTable(props: EditableTableProps) {
  const { ref, table, disabled = false } = props
  const { text, language } = usePageHost()
  const store = useTableStore(props)
  const rows = useTableRows(store)
  const [selectedKeys, select] = useState(nothing)
  const [sort, setSort] = useState<readonly SortInfo[]>([])
  const shown = useMemo(() => sortRows(rows, sort, language), [rows, sort, language])
  const { columns, footer } = useTableColumns(store, table, disabled)
  const focus = useCellFocus(columns, shown)
  const canMove = !disabled && sort.length === 0 && store.plan.orderKey !== undefined
  const actions = useTableActions({ store, onInserted: focus.edit, onRemoved: () => select(nothing), onMoved: focus.onMove })
  const show = useShownCell(table, focus.show)
  useImperativeHandle(ref, () => handleOf(store, show), [store, show])
  const selected = [...selectedKeys].flatMap((key) => store.find(key) ?? [])
  useInspectedTable(table.key, store, selected[0] ?? shown[0])
  const height = shown.length === 0 ? emptyHeight : shown.length * rowHeight
  return (
    <TableProvider value={store}>
      <DragProvider value={canMove}>
        <OpeningArea onKeyDown={disabled ? undefined : (event) => turnTableHistory(event, store, show)}>
          {!disabled && (
            <TableToolbar
              title={table.title}
              actions={actions}
              selectedKeys={selectedKeys}
              current={selected.length === 1 ? selected[0] : undefined}
              canMove={canMove}
              onClear={() => select(nothing)}
            />
          )}
          <RowDragArea store={store} grid={focus.grid} rowHeight={rowHeight} onHeld={show}>
            {(drag) => (
              <DataGrid<RowState, Statistic>
                ref={focus.grid}
                label={text('table.rows', { title: table.title })}
                columns={columns}
                rows={shown}
                rowKey={rowKey}
                selectedIds={disabled ? undefined : selectedKeys}
                onSelect={disabled ? undefined : select}
                sort={sort}
                onSort={setSort}
                rowHeight={rowHeight}
                height={Math.min(maxHeight, height + listRowHeight * (1 + footer.length) + scrollbar)}
                summaryRows={footer.length > 0 ? footer : undefined}
                editsOnClick={!disabled}
                rowClass={(row) => markOf(row, store, drag)}
                onCellKeyDown={(args, event) => {
                  // The keys take the row along, and the grid stays where it is.
                  if (drag) event.preventGridDefault()
                  else if (canMove) moveWithAlt(args, event, actions.moveBy, show)
                }}
              />
            )}
          </RowDragArea>
          <span className="pw-visually-hidden" aria-live="polite">
            {focus.announcement}
          </span>
        </OpeningArea>
      </DragProvider>
    </TableProvider>
  )
}

/** The end of a period is shown with its beginning. */
function useShownCell({ fields }: SubTableModel, show: (row: RowState, key: string) => void) {
  return useCallback((row: RowState, key: string) => show(row, fields.find(({ end }) => end?.key === key)?.key ?? key), [fields, show])
}

function problemsOf(store: RowsCore, show: (row: RowState, key: string) => void): CellProblem[] {
  const numbers = new Map(store.rows.map((row, index) => [row, index + 1]))
  return wrongCells(store).map(({ row, field: { key } }) => ({
    row: numbers.get(row),
    message: row.errors.get(key)?.message ?? '',
    show: () => show(row, key),
  }))
}

function handleOf(store: RowsCore, show: (row: RowState, key: string) => void): EditableTableHandle {
  return {
    async validate() {
      const failed = await checkAll(store)
      if (failed) show(failed.row, failed.field.key)
      return failed === null
    },
    problems: () => problemsOf(store, show),
    changes: () => changesOf(store),
    takeUp: (change, isWhole) => store.takeUp(change, isWhole),
    takeStored: (stored) => store.takeStored(stored),
    rows: () => readRows(store),
    isDirty: () => store.isDirty,
    reveal: (step) => revealStep(store, step, show),
  }
}
