import type { ChartBody } from '../../../schemas/api/charts'
import { type ChartUses, chartUsesOf } from '../../../schemas/charts/chartedFields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { isSystemField, systemFieldOf } from '../../../schemas/wire/systemFields'
import { type ColumnModel, type QueryContext, titleOfColumn } from '../../resource'

/** A field that a chart names. */
export interface FoundChartField {
  column: ColumnModel
  title: string
  uses: ChartUses
}

/** A field that the caller may know of, by its key or one that it had; those of the system too. */
export function chartField(scope: QueryContext, key: string): FoundChartField | undefined {
  const column = scope.column(key)
  const field = column && (column.field ?? (isSystemField(column.key) ? systemFieldOf(column.key).field : undefined))
  if (!column || !field) return undefined
  const shown = column.field ? column : { ...column, field, labels: factsOf(field).labels?.(field) ?? null }
  const uses = chartUsesOf(field)
  // A report may show a text as a number.
  const isNumber = column.type === 'integer' || column.type === 'numeric'
  return {
    column: shown,
    title: titleOfColumn(shown, scope.context.language, column.key),
    uses: { ...uses, isFigure: uses.isFigure && isNumber },
  }
}

/** A list as clients send it: as such, or joined by commas. Each entry once. */
export function listIn(written: ChartBody['yfieldCode']): string[] {
  const entries = Array.isArray(written) ? written : (written ?? '').split(',')
  return [...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''))]
}
