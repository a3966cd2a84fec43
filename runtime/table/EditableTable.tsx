import { useImperativeHandle, useMemo, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { DataGrid, listRowHeight } from '../grid/DataGrid'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import { addTexts } from '../text/i18n'
import { table } from '../text/table'
import { DragProvider } from './DragHandle'
import './EditableTable.css'
import type { EditableTableHandle, EditableTableProps } from './EditableTableHandle'
import { orderKeyOf } from './orderRows'
import { sortRows } from './sortRows'
import { TableProvider, useTableRows } from './TableContext'
import type { TableRow } from './TableRow'
import type { TableStore } from './TableStore'
import { TableToolbar } from './TableToolbar'
import { useCellFocus } from './useCellFocus'
import { useRowDrag } from './useRowDrag'
import { useTableActions } from './useTableActions'
import { useTableColumns } from './useTableColumns'
import { useTableStore } from './useTableStore'

addTexts({ table })

/** Specification B9: a row is 61 pixels high, the table at most 400. */
const rowHeight = 61
const maxHeight = 400
const emptyHeight = 120
/** Room for the scroll bar below wide tables. */
const scrollbar = 16

const nothing: ReadonlySet<string> = new Set()
const rowKey = ({ key }: TableRow) => key

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
  const { columns, footer } = useTableColumns(table, disabled)
  const focus = useCellFocus(columns, shown)
  const dragging = useRowDrag(store)
  const canMove = !disabled && sort.length === 0 && orderKeyOf(table.fields) !== undefined
  const actions = useTableActions({ store, onInserted: focus.edit, onRemoved: () => select(nothing), onMoved: focus.onMove })
  const { show } = focus
  useImperativeHandle(ref, () => handleOf(store, show), [store, show])
  const selected = useMemo(() => rows.filter(({ key }) => selectedKeys.has(key)), [rows, selectedKeys])
  const height = shown.length === 0 ? emptyHeight : shown.length * rowHeight
  return (
    <TableProvider value={store}>
      <DragProvider value={canMove ? dragging : null}>
        <div className="table">
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
          <DataGrid<TableRow, Statistic>
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
            rowClass={dragging.drag || store.hasStaleRows ? (row) => markOf(row, store, dragging.drag, rows) : undefined}
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

function handleOf(store: TableStore, show: (row: TableRow, key: string) => void): EditableTableHandle {
  return {
    async validate() {
      const failed = await store.checkAll()
      if (failed) show(failed.row, failed.field.key)
      return failed === null
    },
    changes: () => store.changes(),
    takeStored: (stored) => store.takeStored(stored),
    rows: () => store.plainRows(),
    isDirty: () => Object.keys(store.changes()).length > 0,
  }
}

function markOf(
  row: TableRow,
  store: TableStore,
  ...drag: [ReturnType<typeof useRowDrag>['drag'], readonly TableRow[]]
): string | undefined {
  return dropMark(row, ...drag) ?? (store.isStale(row) ? 'table-stale-row' : undefined)
}

function dropMark(row: TableRow, drag: ReturnType<typeof useRowDrag>['drag'], rows: readonly TableRow[]): string | undefined {
  if (!drag) return undefined
  if (row === drag.row) return 'table-dragged'
  if (row !== rows[drag.index]) return undefined
  return drag.index < rows.indexOf(drag.row) ? 'table-drop-before' : 'table-drop-after'
}
