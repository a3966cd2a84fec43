import type { FieldConfig } from '../../fields'
import type { Text } from '../Text'

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
}
