import { DataGrid } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/grid/iteratorHelpers'
import '../../../runtime/grid/grid.css'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { sampleFields, sampleRows, statusOptions } from './samplePage'

const statusTexts = new Map(statusOptions.map(({ value, text }) => [value, text]))

/** The library's grid with nothing around it and texts in its cells: as fast as these rows can be drawn on this machine. */
export function longGridByHand(count: number): BenchCase {
  const fields = sampleFields(20)
  const rows = sampleRows(fields, count)
  const columns = fields.map(({ key, title, width, type }) => ({
    key,
    name: title,
    width,
    resizable: true,
    cellClass: type === 'inputNumber' ? 'grid-right' : undefined,
    renderCell: type === 'select' ? ({ row }: { row: (typeof rows)[number] }) => statusTexts.get(String(row[key])) : undefined,
  }))
  return {
    make: () => (
      <div className="grid grid--fill">
        <div className="grid-body">
          <DataGrid
            className="rdg-light"
            aria-label="rows"
            columns={columns}
            rows={rows}
            rowKeyGetter={({ id }) => id}
            rowHeight={40}
            headerRowHeight={40}
          />
        </div>
      </div>
    ),
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}
