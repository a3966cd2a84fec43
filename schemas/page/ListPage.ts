import type { FieldConfig } from '../fields'
import type { CustomButton } from './Action'
import type { PageBase } from './PageBase'
import type { Resource } from './Resource'
import type { Text } from './Text'
import type { ListUrls } from './Url'
import type { VisitorAccess } from './Visitors'

/** One input of the query bar. */
export interface QueryItem {
  /** Key of the column that is queried. */
  key: string
  /** One value, or a begin/end pair. The field kind decides when left out. */
  mode?: 'single' | 'range'
  /** Label, when it is not the column's title. */
  label?: Text
  /** Grey text in the empty input. */
  placeholder?: Text
  /** Value that the query starts with. */
  defaultValue?: string | number
}

/** One column that a list is sorted by. */
export interface SortItem {
  /** Key of the column. */
  column: string
  /** Direction. */
  order: 'asc' | 'desc'
}

/** Which buttons the toolbar shows. */
export interface Toolbar {
  /** Button for a new row. */
  new?: boolean
  /** Button that shows and hides the query bar. */
  query?: boolean
  /** Button that deletes the selected rows. */
  delete?: boolean
  /** Button that reloads the list. */
  refresh?: boolean
  /** Button that reads a spreadsheet; hidden when left out. */
  import?: boolean
  /** Button that writes a spreadsheet; hidden when left out. */
  export?: boolean
  /** Button for charts; hidden when left out. */
  chart?: boolean
  /** Buttons of the page's own. */
  custom?: CustomButton[]
}

/** Some fields under one heading of a form. */
export interface FormGroup {
  /** Heading. */
  title?: Text
  /** Keys of the fields, in order. */
  items: string[]
}

/** How the form of a page is laid out. */
export interface FormLayout {
  /**
   * Fields side by side.
   * @minimum 1
   * @maximum 4
   */
  columns?: number
  /**
   * Width of the dialog in pixels.
   * @minimum 300
   * @maximum 1900
   */
  width?: number
  /** Fields under headings. Fields that no group names follow at the end. */
  groups?: FormGroup[]
}

/** Rows of another table that belong to a row of this page. */
export interface SubTable {
  /**
   * Name of the sub-table in the row's `sub`.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,39}$
   */
  key: string
  /** Heading of the tab. */
  title: Text
  /** Field of the sub-table that holds the main row's id. */
  foreignKey: string
  /** `many`: an editable table; `one`: a form of its own. `many` when left out. */
  relation?: 'many' | 'one'
  /** A tab under the main record, or one after the other. */
  show?: 'tab' | 'below'
  /** Table name; the page's table and the key when left out. */
  table?: string
  /** The columns. */
  columns: FieldConfig[]
}

/** Makes a list a tree whose children are loaded when a row is opened. */
export interface TreeList {
  /** Field that holds the parent's id. */
  parentKey: string
  /** Field that is indented and carries the arrow; the first column when left out. */
  labelKey?: string
  /** Field that the server keeps at `1` for rows with children, `0` for others. */
  hasChildKey?: string
}

/** A button in every row. */
export interface RowButton extends CustomButton {}

/** A list of rows with its toolbar, query bar, form and sub-tables. */
export interface ListPage extends PageBase {
  kind: 'list'
  /** The calls. */
  url: ListUrls
  /** Inputs of the query bar. */
  queryConfig?: QueryItem[]
  /** Columns of the list and fields of its form. */
  columns: FieldConfig[]
  /** Sorting before anybody sorts; `createTime` descending when left out. */
  defaultSort?: SortItem[]
  /**
   * Rows on a page; 15 when left out.
   * @minimum 1
   * @maximum 1000
   */
  pageSize?: number
  /** Toolbar buttons. */
  toolbar?: Toolbar
  /** Buttons in every row. */
  rowButtons?: RowButton[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to a row of this page. */
  subTables?: SubTable[]
  /** Makes the list a tree. */
  tree?: TreeList
  /** What people may do with the rows who have not signed in; nothing when left out. */
  visitors?: VisitorAccess
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}
