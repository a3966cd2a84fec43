import type { Expression } from '../../fields/FieldBase'

/** What a list shows under a row that is opened by its arrow: a text, fields of the row, or both. */
export interface DetailRow {
  /**
   * Keys of the fields that are shown with their titles, in order; those that are left out of the list (`list: false`) too.
   * @minItems 1
   * @names fields
   */
  fields?: string[]
  /** A text over the fields: a CEL expression over `row` and `user`, for example `row.remark`. Its line breaks stay. */
  text?: Expression
}
