import type { KindConfig } from '../../fields'
import type { Expression } from '../../fields/FieldBase'
import type { Text } from '../Text'

/** A value that is worked out when the page is opened. */
export interface ComputedQueryValue {
  /** A CEL expression over `user`, for example `user.username` or `addDays(today(), -7)`. */
  expression: Expression
}

/** A value that a query starts with. */
export type QueryValue = string | number | ComputedQueryValue

/** One input of the query bar. */
export interface QueryItem {
  /**
   * Key of the field that is asked for. A field of a sub-table is written `lines.goods`: rows are found that have such a row in it; what is asked of one
   * sub-table must hold for one row of it. With `as`, a page without a `resource` may ask for what is none of its fields.
   * @names fields
   */
  key: string
  /** What is asked with, where it is not the field's own input: a kind of field with its properties. It must be stored as the field is. */
  as?: KindConfig
  /** One value, or a begin/end pair. The field kind decides when left out. */
  mode?: 'single' | 'range'
  /** Label, when it is not the column's title. */
  label?: Text
  /** Grey text in the empty input. */
  placeholder?: Text
  /** Value that the query starts with; of a begin/end pair both, `null` for an end that is open. */
  defaultValue?: QueryValue | [QueryValue | null, QueryValue | null]
  /** true: the input is not shown. What it starts with, a link gives it, or a popup's parameter of the same name, is asked for all the same. */
  hidden?: boolean
}

/** One column that a list is sorted by. */
export interface SortItem {
  /**
   * Key of the column.
   * @names fields
   */
  column: string
  /** Direction. */
  order: 'asc' | 'desc'
}
