import { DataGrid } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/grid/iteratorHelpers'
import '../../../runtime/grid/grid.css'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { sampleFields, sampleRows } from './samplePage'
import { sampleText } from './sampleText'

/** The library's grid with nothing around it and texts in its cells: as fast as these rows can be drawn on this machine. */
export function longGridByHand(count: number): BenchCase {
  const fields = sampleFields(20)
  const rows = sampleRows(fields, count)
  const columns = fields.map((field) => ({
    key: field.key,
    name: field.title,
    width: field.width,
    resizable: true,
    cellClass: field.type === 'inputNumber' ? 'grid-right' : undefined,
    renderCell: ({ row }: { row: (typeof rows)[number] }) => sampleText(field, row),
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
