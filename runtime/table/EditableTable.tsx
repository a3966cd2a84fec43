import { useImperativeHandle, useMemo, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { DataGrid, listRowHeight } from '../grid/DataGrid'
import { ErrorNotice } from '../kit/ErrorNotice'
import { checkAll } from '../rows/checkRows'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { anyChannel } from '../rows/RowsState'
import { readRows } from '../rows/readRows'
import { changesOf } from '../rows/sentValues'
import { type InspectedPlace, useInspected } from '../session/inspection'
import { usePageHost } from '../session/PageHost'
import { DragProvider } from './DragHandle'
import './EditableTable.css'
import type { EditableTableHandle, EditableTableProps } from './EditableTableHandle'
import { sortRows } from './sortRows'
import { TableProvider, useTableRows } from './TableContext'
import { TableToolbar } from './TableToolbar'
import { revealStep, turnTableHistory } from './tableHistory'
import { useCellFocus } from './useCellFocus'
import { type RowDrag, useRowDrag } from './useRowDrag'
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
  const dragging = useRowDrag(store)
  const canMove = !disabled && sort.length === 0 && store.plan.orderKey !== undefined
  const actions = useTableActions({ store, onInserted: focus.edit, onRemoved: () => select(nothing), onMoved: focus.onMove })
  const { show } = focus
  useImperativeHandle(ref, () => handleOf(store, show), [store, show])
  const selected = [...selectedKeys].flatMap((key) => store.find(key) ?? [])
  const inspected = selected[0] ?? shown[0]
  useInspected(useMemo(() => tablePlace(table.key, store, inspected), [table.key, store, inspected]))
  const height = shown.length === 0 ? emptyHeight : shown.length * rowHeight
  return (
    <TableProvider value={store}>
      <DragProvider value={canMove ? dragging : null}>
        <div className="table" onKeyDownCapture={disabled ? undefined : (event) => turnTableHistory(event, store, show)}>
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
            rowClass={(row) => markOf(row, store, dragging.drag)}
            onCellKeyDown={(args, event) => {
              if (!canMove || args.mode !== 'ACTIVE' || !args.row || !event.altKey) return
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventGridDefault()
              event.preventDefault()
              actions.moveBy(args.row, event.key === 'ArrowUp' ? -1 : 1)
              focus.show(args.row, args.column?.key ?? '')
            }}
          />
          <span className="pw-unseen" aria-live="polite">
            {focus.announcement}
          </span>
        </div>
      </DragProvider>
    </TableProvider>
  )
}

/** A row of the table, for whoever looks into the page: the selected one, else the first. */
function tablePlace(key: string, store: RowsCore, row: RowState | undefined): InspectedPlace {
  return {
    of: 'table',
    key,
    read: () => (row ? store.scopeOf(row) : {}),
    subscribe: (listener) => store.subscribe(anyChannel, listener),
  }
}

function handleOf(store: RowsCore, show: (row: RowState, key: string) => void): EditableTableHandle {
  return {
    async validate() {
      const failed = await checkAll(store)
      if (failed) show(failed.row, failed.field.key)
      return failed === null
    },
    changes: () => changesOf(store),
    takeStored: (stored) => store.takeStored(stored),
    rows: () => readRows(store),
    isDirty: () => store.isDirty,
    reveal: (step) => revealStep(store, step, show),
  }
}

function markOf(row: RowState, store: RowsCore, drag: RowDrag | null): string | undefined {
  return dropMark(row, store, drag) ?? (row.isStale ? 'table-stale-row' : undefined)
}

function dropMark(row: RowState, { order }: RowsCore, drag: RowDrag | null): string | undefined {
  if (!drag) return undefined
  if (row === drag.row) return 'table-dragged'
  if (order.indexOf(row) !== drag.index) return undefined
  return drag.index < order.indexOf(drag.row) ? 'table-drop-before' : 'table-drop-after'
}
