import type { Statistic } from '../../schemas/fields/FieldBase'
import { figureOf, figureText } from '../fields/figureText'
import type { FieldModel } from '../model/PageModel'
import { useColumnFigure } from './TableContext'

export function ColumnFigure({ field, statistic }: { field: FieldModel; statistic: Statistic }) {
  const figure = useColumnFigure(field.key, ({ indexes }) => figureOf(indexes.sumOf(field.key), statistic))
  if (figure === null || !field.statistics.includes(statistic)) return null
  return figureText(field, figure)
}
