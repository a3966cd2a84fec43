import type { Row } from '../../schemas/api/Result'
import { CutText } from '../fields/parts/CutHint'
import type { Column } from '../grid/DataGrid'
import { contentWidth } from '../grid/gridColumns'

interface RecordColumn {
  key: string
  title: string
  /** Pixels. */
  width?: number
  align?: 'left' | 'center' | 'right'
  isSortable?: boolean
  /** What a cell says. */
  text(row: Row): string
  /** What draws its cells in place of that text; what it gives as a text is cut like all others. */
  renderCell?: NonNullable<Column<Row>['renderCell']>
}

const minWidth = 80

/** A column of a picker, as wide as its texts where it has no width of its own. Texts of more than `limit` characters are cut, none by -1. */
export function recordColumn(column: RecordColumn, limit: number): Column<Row> {
  const { key, title, width, align = 'left', isSortable = false, text, renderCell } = column
  return {
    key,
    name: title,
    width: width ? Math.max(width, minWidth) : contentWidth,
    minWidth,
    resizable: true,
    sortable: isSortable,
    cellClass: align === 'left' ? undefined : `grid-${align}`,
    headerCellClass: `grid-${align}${isSortable ? ' grid-sortable' : ''}`,
    renderCell: (cell) => {
      const drawn = renderCell ? renderCell(cell) : text(cell.row)
      return typeof drawn === 'string' ? <CutText text={drawn} limit={limit} /> : drawn
    },
  }
}
