import type { ColumnModel } from '../../resource'

/** Whether rows can be told apart by the column: what is stored in a row itself and may be seen. */
export function isRuleColumn({ isSecret, link }: ColumnModel): boolean {
  return !isSecret && !link
}
