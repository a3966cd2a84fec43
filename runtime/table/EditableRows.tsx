import type { Statistic } from '../../schemas/fields/FieldBase'
import { DataGrid, listRowHeight } from '../grid/DataGrid'
import { pressesOwn } from '../grid/gridEvents'
import type { RowState } from '../rows/RowState'
import { type PageHost, usePageHost } from '../session/PageHost'
import { markOf } from './markOf'
import { moveWithAlt } from './moveWithAlt'
import { opensByKey } from './opened/opensByKey'
import { RowDragArea } from './RowDragArea'
import { useTableRowHeight } from './rowHeights'
import { SheetArea } from './sheet/SheetArea'
import type { WorkedTable } from './useEditableTable'
import { useRowDetail } from './useRowDetail'

/** Pixels (B9). */
const maxHeight = 400
const emptyHeight = 120
/** Room for the scroll bar below wide tables. */
const scrollbar = 16

const rowKey = ({ key }: RowState) => key

/** The rows of an editable table, which the mouse can drag, with the keys of a sheet. */
export function EditableRows({ worked }: { worked: WorkedTable }) {
  const { table, isLocked, store, view, selection, columns, footer, focus, actions, opener, show, sheet, canMove } = worked
  const { text } = usePageHost()
  const rowHeight = useTableRowHeight()
  const renderDetail = useRowDetail(store, table)
  const page = { offset: view.offset, count: view.rows.length }
  return (
    <SheetArea sheet={sheet}>
      <RowDragArea store={store} grid={focus.grid} rowHeight={rowHeight} page={page} onHeld={show}>
        {(drag) => (
          <DataGrid<RowState, Statistic>
            ref={focus.grid}
            positionRef={focus.position}
            label={text('table.rows', { title: table.title })}
            description={describe(worked, text)}
            columns={columns}
            rows={view.rows}
            rowKey={rowKey}
            sequenceOffset={view.offset}
            selectedIds={isLocked ? undefined : selection.keys}
            onSelect={isLocked ? undefined : selection.select}
            sort={view.sort}
            onSort={view.onSort}
            rowHeight={rowHeight}
            height={heightOf(view.rows.length * rowHeight, footer.length)}
            summaryRows={footer.length > 0 ? footer : undefined}
            editsOnClick={!isLocked}
            rowClass={(row) => markOf(row, store, drag)}
            renderDetail={renderDetail}
            onRowClick={isLocked && table.opened ? opener.open : undefined}
            foldsDetails={drag !== null}
            onCellKeyDown={(args, event) => {
              // The keys take the row along, and the grid stays where it is.
              if (drag || pressesOwn(event)) event.preventGridDefault()
              else if (table.opened && opensByKey(args, event)) opener.open(args.row)
              else if (canMove && event.altKey) moveWithAlt(args, event, actions.moveBy, show)
              else sheet.onCellKeyDown(args, event)
            }}
            onCellMouseDown={sheet.onCellMouseDown}
            onActive={sheet.onActive}
            cellProps={sheet.cellProps}
          />
        )}
      </RowDragArea>
    </SheetArea>
  )
}

/** Rows, headings, footer and a scroll bar, as far as there is room. */
function heightOf(ofRows: number, footerLines: number): number {
  return Math.min(maxHeight, (ofRows === 0 ? emptyHeight : ofRows) + listRowHeight * (1 + footerLines) + scrollbar)
}

/** How the table is worked by keys. */
function describe({ table, isLocked }: WorkedTable, text: PageHost['text']): string | undefined {
  return [...(isLocked ? [] : [text('table.keys')]), ...(table.opened ? [text('table.openKeys')] : [])].join(' ') || undefined
}
