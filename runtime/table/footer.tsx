import type { Statistic } from '../../schemas/fields/FieldBase'
import { figureText } from '../fields/figureText'
import type { FieldModel } from '../model/PageModel'
import type { RowsCore } from '../rows/RowsCore'
import { useColumnFigure } from './TableContext'

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
