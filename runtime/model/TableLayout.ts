import type { TableButtons } from '../../schemas/page/parts/SubTable'
import type { FormPart, RowsPart } from './PageModel'

/** What a table of rows is beside its columns. */
export interface TableLayout {
  selection: 'checkbox' | 'radio' | 'none'
  /** Whether the user may add rows, and remove some. */
  canAdd: boolean
  canRemove: boolean
  /** Which buttons the page asks for. */
  buttons: Readonly<Record<keyof TableButtons, boolean>>
  /** Rows on a page; all in one when left out. */
  pageSize?: number
  /** What is shown under a row that is opened. */
  detail?: RowsPart['detail']
  /** What a row is opened in, the form that stands there, and the function that is asked when it is confirmed. */
  opened?: { as: 'popover' | 'dialog'; form: FormPart; confirm?: string }
  /** The rows are a tree: where each holds the id of the row above, and which column is indented. */
  tree?: { parentKey: string; labelKey: string }
  /** Name of the function that is asked before rows are removed. */
  asyncRemove?: string
}
