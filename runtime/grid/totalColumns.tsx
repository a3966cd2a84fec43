import type { GroupFigure } from '../../schemas/api/groups'
import type { Row } from '../../schemas/api/Result'
import type { Statistic } from '../../schemas/fields/FieldBase'
import type { Column } from './DataGrid'

/** A column with figures over all rows below it. */
export interface SummedColumn {
  key: string
  align: 'left' | 'center' | 'right'
  statistics: readonly Statistic[]
  /** A figure as people read it. */
  figureText(figure: number): string
}

/** Figures over all rows of a question. */
export interface RowTotals {
  /** By the keys of the columns; none while they are fetched. */
  figures?: Readonly<Record<string, GroupFigure>>
  /** Why there are none. */
  failure?: string
}

/** A line of the footer. It holds its figures itself: the columns, and with them all cells, stay the same when these come. */
export interface FooterLine extends RowTotals {
  statistic: Statistic
}

export function footerLines(statistics: readonly Statistic[], { figures, failure }: RowTotals): readonly FooterLine[] {
  return statistics.map((statistic) => ({ statistic, figures, failure }))
}

/** How the lines of the footer are called, in the column with this key. */
interface LineNames {
  key: string
  nameOf(statistic: Statistic): string
}

/** The columns of a grid with the figures of some of them below, in lines of the footer. */
export function totalColumns(columns: readonly Column<Row>[], summed: readonly SummedColumn[], names: LineNames): readonly Column<Row>[] {
  const byKey = new Map(summed.map((column) => [column.key, column]))
  return columns.map((column) => {
    // A cast: the rows of the summary are lines of the footer.
    if (column.key === names.key) return { ...column, renderSummaryCell: ({ row }) => names.nameOf((row as FooterLine).statistic) }
    const total = byKey.get(column.key)
    if (!total) return column
    return {
      ...column,
      summaryCellClass: `grid-${total.align}`,
      renderSummaryCell: ({ row }) => {
        const { statistic, figures, failure } = row as FooterLine
        if (!total.statistics.includes(statistic)) return null
        if (failure) return <NoFigure reason={failure} />
        const figure = figures?.[total.key]?.[statistic] ?? null
        return figure === null ? null : total.figureText(figure)
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
