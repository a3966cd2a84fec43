import { useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { type Column, DataGrid, listRowHeight } from '../../grid/DataGrid'
import { contentWidth, gridColumns } from '../../grid/gridColumns'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/** Further rows are scrolled to. */
const mostShown = 12
/** A scrollbar below covers no row. */
const scrollbar = 16

const rowKey = (row: Row) => row.id

/** A few rows, to be read. */
export function FoundTable({ page, rows }: { page: FormPart; rows: readonly Row[] }) {
  const { text } = usePageHost()
  return (
    <div className="pw-form-found">
      <DataGrid<Row>
        label={text('form.foundRows', { title: page.title })}
        columns={useMemo(() => readColumns(page), [page])}
        rows={rows}
        rowKey={rowKey}
        height={(Math.min(rows.length, mostShown) + 1) * listRowHeight + scrollbar}
      />
    </div>
  )
}

/** All rows are here, and nothing is sorted. */
function readColumns({ fields }: FormPart): Column<Row>[] {
  const shown = fields.filter(({ isInList, problem }) => isInList && !problem).map((field) => ({ ...field, isSortable: false }))
  return gridColumns<Row>(shown).map((column) => ({ ...column, width: contentWidth }))
}
