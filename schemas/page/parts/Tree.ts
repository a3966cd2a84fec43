/** Makes a list a tree whose children are loaded when a row is opened. */
export interface TreeList {
  /** Field that holds the parent's id. */
  parentKey: string
  /** Field that is indented and carries the arrow; the first column when left out. */
  labelKey?: string
  /** Field that the server keeps at `1` for rows with children, `0` for others. */
  hasChildKey?: string
}
