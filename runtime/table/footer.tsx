import type { Statistic } from '../../schemas/fields/FieldBase'
import type { FieldModel } from '../model/PageModel'
import { useColumnFigure } from './TableContext'
import type { TableRow } from './TableRow'

/** One row of the footer for each figure that any column shows. */
export function footerRows(fields: readonly FieldModel[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter((statistic) =>
    fields.some(({ isInList, statistics }) => isInList && statistics.includes(statistic)),
  )
}

/** Sum or mean of the numbers in a column; null when there is none. Cents stay cents: floating-point noise is cut off. */
function figureOf(rows: readonly TableRow[], key: string, statistic: Statistic): number | null {
  const numbers = rows.flatMap(({ values }) => {
    const value = values[key]
    return value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? [] : [Number(value)]
  })
  if (numbers.length === 0) return null
  const sum = numbers.reduce((total, number) => total + number, 0)
  return Number((statistic === 'sum' ? sum : sum / numbers.length).toPrecision(12))
}

export function ColumnFigure({ field, statistic }: { field: FieldModel; statistic: Statistic }) {
  const figure = useColumnFigure(field.key, (rows) => figureOf(rows, field.key, statistic))
  if (figure === null || !field.statistics.includes(statistic)) return null
  const precision = 'precision' in field.config && typeof field.config.precision === 'number' ? field.config.precision : undefined
  return precision === undefined ? Number(figure.toFixed(2)) : figure.toFixed(precision)
}
