import type { Expression } from '../../fields/FieldBase'

/** Rows that are only read, although the page can change others: they have no button to edit or delete them. Whoever changes them all the same, the server refuses. */
export interface ReadOnlyRows {
  /** Which rows: a CEL condition over `row` and `user`, for example `row.owner != user.username`. */
  when: Expression
  /** Permission whose holders change these rows like all others. */
  unless?: string
}
