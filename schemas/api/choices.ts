/** Body of POST /page-configs/{code}/choices: what can be chosen for a field of the page. The page says of which table, and which of its rows. */
export interface ChoicesBody {
  /**
   * Key of the field.
   * @maxLength 60
   */
  field: string
  /**
   * Key of the sub-table that the field belongs to.
   * @maxLength 60
   */
  sub?: string
  /**
   * Part of what is shown.
   * @maxLength 200
   */
  keyword?: string
  /**
   * Stored values whose texts are wanted, instead of what can be chosen.
   * @maxItems 1000
   */
  values?: string[]
  /** The row that is edited, as far as the choices depend on it; left out in a query, where none is. */
  form?: Record<string, unknown>
  /**
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  pageNo?: number
  /**
   * Most choices that are answered, 50 when left out.
   * @minimum 1
   * @maximum 100
   * @asType integer
   */
  pageSize?: number
}

/** One choice. */
export interface ChoiceItem {
  /** What is stored. */
  value: string | number
  text: string
  color?: string
}

/** Answer of POST /page-configs/{code}/choices. */
export interface ChoiceItems {
  items: ChoiceItem[]
  /** true: there are more, on the next page or by a longer keyword. */
  hasMore: boolean
}
