/** What rows of a page are grouped by, and what is worked out of each group. */
export interface GroupsBody {
  /**
   * Code of the page.
   * @maxLength 100
   */
  page: string
  /**
   * Key of the field whose values make the groups; without it all rows are one group.
   * @maxLength 100
   */
  by?: string
  /**
   * Keys of the fields that are added up.
   * @maxItems 30
   */
  figures?: string[]
  /** Which rows: what the list asks for, by the names of the list call. */
  query?: Record<string, string | number>
}

/** Sum and mean of a field over the rows of a group; null where none has a number. */
export interface GroupFigure {
  sum: number | null
  average: number | null
}

/** Rows that have the same value. */
export interface RowsGroup {
  /** As it is stored, a moment as its day; null for rows that have none. */
  value: string | null
  /** As people read it; empty for rows that have none. */
  label: string
  rows: number
  /** By the keys of the fields. */
  figures: Record<string, GroupFigure>
}

/** The groups of a page's rows, in the order of their dictionary or of their values. */
export interface RowsGroups {
  groups: RowsGroup[]
  /** How many groups there are, those included that are not answered. */
  total: number
  /** How many rows all of them have. */
  rows: number
}
