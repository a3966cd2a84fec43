import type { Expression } from '../../fields/FieldBase'

/** Rows that are only read: they have no button to edit or delete them. It is the server that refuses to change them. */
export interface ReadOnlyRows {
  /** Which rows: a CEL condition over `row` and `user`, for example `row.owner != user.username`. */
  when: Expression
  /** Permission whose holders change these rows like all others. */
  unless?: string
}
