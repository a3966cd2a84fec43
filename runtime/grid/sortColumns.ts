import type { SortColumn } from 'react-data-grid'
import type { SortInfo } from '../../schemas/api/rows'

/** How the grid says by which column rows are sorted. */
export function toSortColumn({ column, order }: SortInfo): SortColumn {
  return { columnKey: column, direction: order === 'asc' ? 'ASC' : 'DESC' }
}

/** How calls say the same. */
export function toSortInfo({ columnKey, direction }: SortColumn): SortInfo {
  return { column: columnKey, order: direction === 'ASC' ? 'asc' : 'desc' }
}
