import type { Expression } from './FieldBase'
import type { KindConfig } from './index'

/** Another kind of input for the rows that a condition holds for. */
export interface InputCase {
  /** CEL condition over `row`, for example `row.kind == 'date'`. */
  when: Expression
  /** The kind with its properties: `{ "type": "date" }`. */
  as: KindConfig
}
