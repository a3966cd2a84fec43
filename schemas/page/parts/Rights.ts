/** What one role may do with a field. */
export interface FieldRight {
  /**
   * In the list: its column, its queries and sorting, the export, look-ups, labels and reports.
   * @default "visible"
   */
  list?: 'visible' | 'hidden'
  /**
   * In the form, and when a row is saved.
   * @default "editable"
   */
  form?: 'hidden' | 'readOnly' | 'editable'
}

/**
 * What each role may do with a field, by the code of the role; `*` stands for everybody.
 * @keyNames roles
 */
export type FieldRightsOfRoles = Record<string, FieldRight>

/** What roles may do with the fields of one page. */
export interface PageRights {
  /**
   * By the key of a field (`<sub-table>:<key>` for a field of a sub-table), and by the code of a role, what that role may do with it; `*` stands for
   * everybody. A field that stands here is hidden from whom no line names; of several lines for one user the most counts. Administrators may do everything.
   * @keyNames fields
   */
  fields?: Record<string, FieldRightsOfRoles>
}
