import { caseOfRow } from '../../../schemas/rules/caseOfRow'
import type { ColumnModel } from './ResourceModel'

/** The column as it is in a row: what its values mean there, and what can be chosen. */
export function columnInRow(column: ColumnModel, row: Readonly<Record<string, unknown>>): ColumnModel {
  return column.cases?.[indexInRow(column, row)] ?? column
}

/** Which of its inputs the field of a column has in a row; -1 where its own counts. */
export function indexInRow({ cases, field }: ColumnModel, row: Readonly<Record<string, unknown>>): number {
  return cases && field ? caseOfRow(field, row) : -1
}
