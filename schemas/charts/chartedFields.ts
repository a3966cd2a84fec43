import type { FieldConfig } from '../fields'
import type { ColumnType } from '../fields/FieldFacts'
import { factsOf } from '../fields/findFieldKind'
import { isSystemField, systemFieldOf } from '../wire/systemFields'
import type { ChartFilter } from './chartFacts'

/** What a field can be in a chart. */
export interface ChartUses {
  /** Rows can be put together by its values. */
  isAxis: boolean
  /** Its values can be added up. */
  isFigure: boolean
  /** What rows can be chosen by. */
  filter: ChartFilter['of'] | null
}

const filterOf: Readonly<Record<Exclude<ColumnType, null>, ChartFilter['of'] | null>> = {
  text: 'text',
  integer: 'number',
  numeric: 'number',
  date: 'date',
  timestamp: 'date',
  time: null,
}

/** What a field can be in a chart: its kind says whether its values are few words, numbers, days, or nothing of that. */
export function chartUsesOf(field: FieldConfig): ChartUses {
  const facts = factsOf(field)
  const type = isSystemField(field.key) ? systemFieldOf(field.key).column : facts.column(field)
  const labels = facts.labels?.(field) ?? null
  const isPlain = !facts.isHtml && !facts.isSecret && !facts.holdsFiles && !facts.isRowOrder && labels?.from !== 'call'
  if (type === null || !isPlain) return { isAxis: false, isFigure: false, filter: null }
  const isNumber = (type === 'integer' || type === 'numeric') && !labels
  return { isAxis: true, isFigure: isNumber && !isSystemField(field.key), filter: labels ? 'text' : filterOf[type] }
}
