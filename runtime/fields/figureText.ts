import type { Statistic } from '../../schemas/fields/FieldBase'
import type { FieldModel } from '../model/PageModel'
import { formatNumber } from '../text/formatNumber'

/** One row of a footer for each figure that any of the columns shows. */
export function footerRows(fields: readonly Pick<FieldModel, 'isInList' | 'statistics'>[]): readonly Statistic[] {
  return (['sum', 'average'] as const).filter((statistic) =>
    fields.some(({ isInList, statistics }) => isInList && statistics.includes(statistic)),
  )
}

/** Sum or mean of the numbers of a column; null when there is none. Cents stay cents: floating-point noise is cut off. */
export function figureOf({ count, total }: { count: number; total: number }, statistic: Statistic): number | null {
  return count === 0 ? null : Number((statistic === 'sum' ? total : total / count).toPrecision(12))
}

/** A figure over a column as people read it. */
export function figureText(field: FieldModel, figure: number): string {
  const precision = 'precision' in field.config && typeof field.config.precision === 'number' ? field.config.precision : undefined
  const isGrouped = 'grouped' in field.config && typeof field.config.grouped === 'boolean' ? field.config.grouped : undefined
  return precision === undefined ? formatNumber(figure, { atMost: 2, isGrouped }) : formatNumber(figure, { decimals: precision, isGrouped })
}
