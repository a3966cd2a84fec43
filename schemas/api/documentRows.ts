/** Query of the lists of dictionaries, their entries, check rules and fill rules. Further parameters are keys of the rows: parts of what they say, in any language. */
export interface DocumentRowQuery {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  pageNo?: number
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  pageSize?: number
  /** Field that the rows are sorted by; their code when left out. */
  column?: string
  /** `asc` or `ascend`; anything else is descending. */
  order?: string
  [more: string]: unknown
}
