import type { Row } from '../../../schemas/api/Result'
import type { Statistic } from '../../../schemas/fields/FieldBase'
import { figureText } from '../../fields/figureText'
import type { Column } from '../../grid/DataGrid'
import { sequenceKey } from '../../grid/sequenceColumn'
import type { ListedModel } from '../../model/ListedModel'
import type { ListTotals } from './useTotals'

/** What is shown of the figures: `failure` says why there are none. */
interface ShownTotals extends Pick<ListTotals, 'figures'> {
  failure?: string
}

/** The columns of a list with their figures below them; what each line of the footer holds stands under the numbers of the rows. */
export function totalColumns(
  columns: readonly Column<Row>[],
  page: ListedModel,
  { figures, failure }: ShownTotals,
  nameOf: (statistic: Statistic) => string,
): readonly Column<Row>[] {
  const fields = new Map(page.columns.map((field) => [field.key, field]))
  return columns.map((column) => {
    // A cast: the lines of a list's footer are its statistics.
    if (column.key === sequenceKey) return { ...column, renderSummaryCell: ({ row }) => nameOf(row as Statistic) }
    const field = fields.get(column.key)
    if (!field || field.statistics.length === 0) return column
    return {
      ...column,
      summaryCellClass: `grid-${field.align}`,
      renderSummaryCell: ({ row }) => {
        const statistic = row as Statistic
        if (!field.statistics.includes(statistic)) return null
        if (failure) return <NoFigure reason={failure} />
        const figure = figures?.[field.key]?.[statistic] ?? null
        return figure === null ? null : figureText(field, figure)
      },
    }
  })
}

function NoFigure({ reason }: { reason: string }) {
  return (
    <span title={reason}>
      <span aria-hidden>—</span>
      <span className="pw-visually-hidden">{reason}</span>
    </span>
  )
}
