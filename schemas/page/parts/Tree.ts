/** Makes a list a tree whose children are loaded when a row is opened. */
export interface TreeList {
  /**
   * Field that holds the parent's id.
   * @names fields
   */
  parentKey: string
  /**
   * Field that is indented and carries the arrow; the first column when left out.
   * @names fields
   */
  labelKey?: string
  /**
   * Field that the server keeps at `1` for rows with children, `0` for others.
   * @names fields
   */
  hasChildKey?: string
  /**
   * Values that rows of every level hold, by field key: `{ "state": "open" }`. They travel with each call of the tree, as `condition`.
   * @keyNames fields
   */
  condition?: Record<string, string | number | boolean>
}
