import { chartUsesOf } from '../charts/chartedFields'
import type { FieldConfig } from '../fields'
import { factsOf } from '../fields/findFieldKind'

/** true for a field whose values rows can be grouped by: each row has one of them, and a text says what it means. */
export function canGroupBy(field: FieldConfig): boolean {
  return chartUsesOf(field).isAxis && !factsOf(field).isMultiple?.(field)
}

/** true for a field whose numbers can be added up in a group. */
export function canSumUp(field: FieldConfig): boolean {
  return chartUsesOf(field).isFigure
}

/** Groups that one answer has at most: the largest, of days the latest. */
export const mostGroups = 200
