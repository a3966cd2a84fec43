import { useEffect } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { DataGrid, type DataGridProps } from '../../grid/DataGrid'
import type { FieldModel, ListModel } from '../../model/PageModel'
import type { AskedRows } from '../../query/askRows'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { columnsOfGroups } from './columnsOfGroups'
import { headOf, isOwnRow, linesOf, tailOf } from './groupedRows'
import { groupTexts } from './groupTexts'
import { useGroups } from './useGroups'
import './grouping.css'

interface GroupedGridProps extends Omit<DataGridProps<Row>, 'rows'> {
  page: ListModel
  by: FieldModel
  asked: AskedRows
  selectedCount: number
  onClearSelection(): void
  /** Told which rows are there to be selected. */
  onRows(rows: readonly Row[]): void
}

/** The rows of a list below the groups that they belong to. */
export function GroupedGrid({ page, by, asked, selectedCount, onClearSelection, onRows, ...grid }: GroupedGridProps) {
  const { text } = usePageHost()
  const say = useFeatureText(groupTexts)
  const found = useGroups(page, by, asked)
  const { groups, loaded, total, toggle, more } = found
  const lines = linesOf(groups, loaded)
  const own = lines.filter(isOwnRow)
  const ids = own.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of when other rows are there, not at each drawing
  useEffect(() => onRows(own), [ids])
  const press = (row: Row) => {
    const group = headOf(row)?.group
    const rest = tailOf(row)
    if (group) toggle(group)
    else if (rest) more(rest.group)
    return group !== undefined || rest !== undefined
  }
  return (
    <>
      <DataGrid<Row>
        {...grid}
        columns={columnsOfGroups(grid.columns, page, by, say, press)}
        rows={lines}
        isRowSelectable={isOwnRow}
        isLoading={found.isLoading}
        error={found.error}
        onRetry={found.retry}
        rowClass={(row) => (headOf(row) ? 'group-head' : undefined)}
        onOpen={(row, at) => press(row) || grid.onOpen?.(row, at)}
        onRowClick={grid.onRowClick && ((row) => isOwnRow(row) && grid.onRowClick?.(row))}
        onCopy={(cell, event) => isOwnRow(cell.row) && grid.onCopy?.(cell, event)}
        renderDetail={undefined}
      />
      <div className="list-pager">
        <span className="list-selected" aria-live="polite">
          {selectedCount > 0 && (
            <>
              {text('list.selected', { n: selectedCount })}{' '}
              <button type="button" className="list-link" onClick={onClearSelection}>
                {text('list.clearSelection')}
              </button>
            </>
          )}
        </span>
        <span>
          {total > groups.length ? say('cut', { groups: total, shown: groups.length }) : say('total', { groups: total, rows: found.rows })}
        </span>
      </div>
    </>
  )
}
