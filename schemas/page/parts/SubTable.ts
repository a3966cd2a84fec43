import type { RemovalHandlerName, RowConfirmationName } from '../../extensions'
import type { FieldConfig } from '../../fields'
import type { Text } from '../Text'
import type { DetailRow } from './DetailRow'

/** Rows of another table that belong to a row of this page. */
export interface SubTable {
  /**
   * Name of the sub-table in the row's `sub`.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,39}$
   */
  key: string
  /** Heading of the tab. */
  title: Text
  /**
   * Field of the sub-table that holds the main row's id.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,59}$
   */
  foreignKey: string
  /**
   * `many`: an editable table; `one`: a form of its own.
   * @default "many"
   */
  relation?: 'many' | 'one'
  /** A tab under the main record, or one after the other. */
  show?: 'tab' | 'below'
  /** Shows the rows in the list too, only to be read: under a row that is opened, or in a pane below the list for the selected row. */
  inList?: 'row' | 'pane'
  /**
   * Table name; the page's table and the key when left out.
   * @pattern ^[a-z][a-z0-9_]{1,57}$
   */
  table?: string
  /**
   * The columns.
   * @minItems 1
   */
  columns: FieldConfig[]
  /**
   * How rows are selected: `true` by boxes, `"radio"` one at a time by radio buttons, `false` not at all.
   * @default true
   */
  selection?: boolean | 'radio'
  /** Which buttons stand over the rows. */
  toolbar?: TableButtons
  /**
   * true: the rows stand on pages, with a pager below, as they do where `pageSize` is given; else all of them stand in one table that scrolls.
   */
  paging?: boolean
  /**
   * Rows on a page, where there are pages.
   * @minimum 1
   * @maximum 1000
   * @default 10
   * @asType integer
   */
  pageSize?: number
  /** What is shown under a row that is opened. */
  detailRow?: DetailRow
  /**
   * What a click on a row's number opens, or Alt+Enter, and in a table that is only read a click on any cell: all fields of the row as a form, those with
   * `list: false` too. In a popover changes count at once; in a dialog once they are confirmed.
   */
  rowClick?: 'popover' | 'dialog'
  /** Name of a function in code that is asked when the dialog of a row is confirmed: it stays open until the function agrees. */
  confirmRow?: RowConfirmationName
  /** Makes the table a tree of its own rows. None of them can be removed, since others may stand below. */
  tree?: SubTableTree
  /**
   * Prefix of permissions over the rows, the page's own with a name behind it: `order:products`. New rows then need `order:products:add`, and rows are
   * removed with `order:products:batch_delete`, on the screen and on the server. Without it whoever may save the page may do both.
   */
  authPre?: string
  /** Name of a function in code that is asked before selected rows are removed: they stay while it works, and go only when it agrees. */
  asyncRemove?: RemovalHandlerName
}

/** Which buttons stand over the rows of a sub-table. */
export interface TableButtons {
  /**
   * Buttons for a new row at the end and behind the selected one.
   * @default true
   */
  new?: boolean
  /**
   * Button that removes the selected rows.
   * @default true
   */
  delete?: boolean
  /**
   * Button that selects nothing any more.
   * @default true
   */
  clear?: boolean
  /**
   * Button that saves the form with everything in it.
   * @default false
   */
  save?: boolean
  /**
   * Button that writes the rows as they stand into a spreadsheet.
   * @default false
   */
  export?: boolean
}

/** Makes a sub-table a tree. All of its rows are there at once. */
export interface SubTableTree {
  /**
   * Column that holds the id of the row above.
   * @names fields
   */
  parentKey: string
  /**
   * Column that is indented and carries the arrow; the first when left out.
   * @names fields
   */
  labelKey?: string
}

/** The words that only a table has: a sub-form of one row (`relation: one`) does without them. */
export const wordsOfTables = [
  'selection',
  'toolbar',
  'paging',
  'pageSize',
  'detailRow',
  'tree',
  'rowClick',
  'confirmRow',
  'authPre',
  'asyncRemove',
] as const satisfies readonly (keyof SubTable)[]
