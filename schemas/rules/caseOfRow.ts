import type { FieldBase } from '../fields/FieldBase'
import { inputCasesOf } from '../fields/inputCases'
import { isTrue } from './fieldState'

/** Which of its inputs a field has in a row; -1 where its own kind counts. A condition that is broken never holds. */
export function caseOfRow(field: Pick<FieldBase, 'inputs'>, row: Readonly<Record<string, unknown>>): number {
  return inputCasesOf(field).findIndex(({ when }) => isTrue(when, { row }))
}
