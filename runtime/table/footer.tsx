import type { Statistic } from '../../schemas/fields/FieldBase'
import { formatNumber } from '../fields/parts/numberText'
import type { FieldModel } from '../model/PageModel'
import type { RowsCore } from '../rows/RowsCore'
import { useColumnFigure } from './TableContext'

/** One row of the footer for each figure that any column shows. */
export function footerRows(fields: readonly FieldModel[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter((statistic) =>
    fields.some(({ isInList, statistics }) => isInList && statistics.includes(statistic)),
  )
}

/** Sum or mean of the numbers in a column; null when there is none. Cents stay cents: floating-point noise is cut off. */
function figureOf({ indexes }: RowsCore, key: string, statistic: Statistic): number | null {
  const { count, total } = indexes.sumOf(key)
  if (count === 0) return null
  return Number((statistic === 'sum' ? total : total / count).toPrecision(12))
}

export function ColumnFigure({ field, statistic }: { field: FieldModel; statistic: Statistic }) {
  const figure = useColumnFigure(field.key, (store) => figureOf(store, field.key, statistic))
  if (figure === null || !field.statistics.includes(statistic)) return null
  return figureText(field, figure)
}

/** A figure over a column as people read it. */
export function figureText(field: FieldModel, figure: number): string {
  const precision = 'precision' in field.config && typeof field.config.precision === 'number' ? field.config.precision : undefined
  const isGrouped = !('grouped' in field.config && field.config.grouped === false)
  return precision === undefined
    ? formatNumber(Number(figure.toFixed(2)), undefined, { isGrouped })
    : formatNumber(figure, precision, { isGrouped })
}
