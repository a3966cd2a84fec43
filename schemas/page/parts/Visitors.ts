/** How somebody finds rows without signing in: by values that only those know whom they concern. */
export interface VisitorSearch {
  /**
   * Fields whose values must be given, all of them and exactly. One of them must be hard to guess, for example a number made by the fill rule `reference`.
   * @minItems 1
   * @maxItems 4
   * @names fields
   */
  by: string[]
  /**
   * Fields and sub-tables that are answered.
   * @minItems 1
   * @names fields
   */
  fields: string[]
}

/** What those may do with the rows of a page who have not signed in. Everything else stays closed to them. */
export interface VisitorAccess {
  /**
   * Fields and sub-tables that a new row may bring. With it `url.add` is open to everybody.
   * @names fields
   */
  add?: string[]
  /** Rows that can be found by `url.find`. */
  find?: VisitorSearch
}
