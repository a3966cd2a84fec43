import type { CellLink } from '../page/parts/Action'
import type { UrlPath } from '../page/parts/Url'
import type { Expression } from './FieldBase'
import type { Mask } from './masks'

/** A cell that is a switch between the two values of its field. */
export interface CellToggle {
  /** Path under the API base that is called by PUT with `{ "id": …, "<key>": … }`; `url.edit` when left out. */
  url?: UrlPath
}

/**
 * What a cell shows: in lists, trees, reports and editable tables, and in what a calendar tells of an entry. The value itself stays as it is, and so do
 * sorting, queries and the form.
 */
export interface FieldCell {
  /**
   * Text of the cell instead of that of the value: a CEL expression over `row` and `user`, for example `row.lastName + ', ' + row.firstName`. A cell
   * whose expression fails shows the value, with a hint.
   */
  shows?: Expression
  /**
   * Shows the cell as a tag of this colour: a CEL expression that gives `success`, `processing`, `warning`, `error`, `default`, the name of a colour (`blue`,
   * `gold`, `red` …) or a CSS colour, for example `row.amount > 1000 ? 'red' : ''`. Empty: no tag. It goes before the colours of choices.
   */
  tone?: Expression
  /** Icon before the text: a CEL expression that gives its name, for example `row.paid ? 'check-circle' : ''`. Empty: none. */
  icon?: Expression
  /**
   * Shows only a part of the text, against eyes over a shoulder: the browser has the value, and the form shows it. Who must not know it gets no right
   * to its field.
   */
  mask?: Mask
  /** Makes the text a link: to a page, with what it is opened with, or to an address. */
  link?: CellLink
  /**
   * Name of a renderer written in code that draws the whole cell, for example `progressBar`.
   * @names slots
   */
  slot?: string
  /**
   * Makes the cell of a list a switch between the two values of the field, the first of its choices for on, for whoever may edit the rows: `{}`. Others see the
   * value.
   */
  toggle?: CellToggle
}
