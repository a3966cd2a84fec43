import { type ReactNode, useMemo } from 'react'
import { pageSizes } from '../../schemas/wire/pageSizes'
import { Pager } from '../grid/Pager'
import { ErrorNotice } from '../kit/ErrorNotice'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { isIdentified } from '../rows/identifiedRows'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { DragProvider } from './DragHandle'
import './EditableTable.css'
import { EditableRows } from './EditableRows'
import type { EditableTableProps } from './EditableTableHandle'
import { OpeningArea } from './OpeningArea'
import { OpenRowContext } from './opened/OpenRowContext'
import { TableProvider, useTableRows } from './TableContext'
import { TableToolbar } from './TableToolbar'
import { TableTreeProvider } from './TableTreeCell'
import { turnTableHistory } from './tableHistory'
import { useEditableTable, type WorkedTable } from './useEditableTable'
import { useTableExport } from './useTableExport'

const OpenedRowForm = lazyPart(() => import('./opened/OpenedRowForm'), 'OpenedRowForm')

/** The rows of a sub-table, edited in place. What is typed lives in a store beside React, so that a keystroke draws one cell. */
export function EditableTable(props: EditableTableProps) {
  if (props.table.problem) return <ErrorNotice title={props.table.title} message={props.table.problem.message} />
  return <WorkingTable {...props} />
}

function WorkingTable(props: EditableTableProps) {
  const worked = useEditableTable(props)
  const { table, isLocked, store, view, focus, opener, showTurned } = worked
  return (
    <TableContexts worked={worked}>
      <OpeningArea onKeyDown={isLocked ? undefined : (event) => turnTableHistory(event, store, showTurned)}>
        <Unidentified store={store} />
        <WorkedToolbar worked={worked} onSave={props.onSave} />
        <EditableRows worked={worked} />
        {view.paging && <Pager {...view.paging} pageSizes={pageSizes.table.sizes} />}
        <span className="pw-visually-hidden" aria-live="polite">
          {focus.announcement}
        </span>
        {opener.opened && (
          <PartSuspense>
            <OpenedRowForm table={table} opened={opener.opened} opener={opener} isLocked={isLocked} />
          </PartSuspense>
        )}
      </OpeningArea>
    </TableContexts>
  )
}

/** What the cells of a table ask for: its rows, how one is opened where the page says so, whether it can be dragged, and how a tree is folded. */
function TableContexts({ worked: { table, store, view, opener, canMove }, children }: { worked: WorkedTable; children: ReactNode }) {
  return (
    <TableProvider value={store}>
      <OpenRowContext value={table.opened ? opener.open : null}>
        <DragProvider value={canMove}>
          <TableTreeProvider value={view}>{children}</TableTreeProvider>
        </DragProvider>
      </OpenRowContext>
    </TableProvider>
  )
}

function WorkedToolbar({ worked, onSave }: { worked: WorkedTable } & Pick<EditableTableProps, 'onSave'>) {
  const { table, isLocked, store, view, selection, actions, sheet, canMove } = worked
  const exporting = useTableExport(store, table, view)
  return (
    <TableToolbar
      table={table}
      actions={{ ...actions, add: (press) => sheet.takeOffer(() => actions.add(press)) }}
      selectedKeys={selection.keys}
      current={isLocked ? undefined : selection.current}
      canMove={canMove}
      isLocked={isLocked}
      isExporting={exporting.isBusy}
      onClear={selection.clear}
      onExport={exporting.run}
      onSave={onSave}
    />
  )
}

/** Rows that came without an id of their own are on the screen; why they cannot be changed is said above them. */
function Unidentified({ store }: { store: RowsCore }) {
  const { text } = usePageHost()
  const rows = useTableRows(store)
  const n = useMemo(() => rows.filter((row) => !isIdentified(row)).length, [rows])
  return n > 0 ? <ErrorNotice title={text('table.unidentified', { n })} /> : null
}
