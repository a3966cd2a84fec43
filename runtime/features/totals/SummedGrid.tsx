import { type Ref, useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { figureText, footerRows } from '../../fields/figureText'
import { DataGrid, type DataGridHandle, type DataGridProps } from '../../grid/DataGrid'
import { sequenceKey } from '../../grid/sequenceColumn'
import { footerLines, type SummedColumn, totalColumns } from '../../grid/totalColumns'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import type { AskedRows } from '../../query/askRows'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { useTotals } from './useTotals'

interface SummedGridProps extends DataGridProps<Row> {
  ref?: Ref<DataGridHandle>
  page: ListedModel
  asked: AskedRows
}

/** The rows of a list or report in columns, with the figures over all of them in the footer where the page asks for some. */
export function SummedGrid({ page, asked, ...grid }: SummedGridProps) {
  const { text } = usePageHost()
  const totals = useTotals(page, asked)
  const failure = totals?.error ? errorText(totals.error, text) : undefined
  // What each line of the footer holds stands under the numbers of the rows.
  const columns = useMemo(
    () =>
      totalColumns(grid.columns, page.columns.map(summedColumn), {
        key: sequenceKey,
        nameOf: (statistic) => text(`list.${statistic}`),
      }),
    [grid.columns, page, text],
  )
  const lines = useMemo(
    () => totals && footerLines(footerRows(page.columns), { figures: totals.figures, failure }),
    [totals, page, failure],
  )
  return <DataGrid<Row> {...grid} columns={columns} summaryRows={lines} />
}

function summedColumn(field: FieldModel): SummedColumn {
  const { key, align, statistics } = field
  return { key, align, statistics, figureText: (figure) => figureText(field, figure) }
}
