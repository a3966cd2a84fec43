import { isEmptyValue } from '../../schemas/rules/isEmptyValue'

/** Empty is empty, however it is written. */
export function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (isEmptyValue(left) && isEmptyValue(right))
}
