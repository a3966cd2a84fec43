/** How somebody finds rows without signing in: by values known to those whom they concern. */
export interface VisitorSearch {
  /**
   * Fields whose values must be given, all of them and exactly. One must be hard to guess, for example by the fill rule `reference`.
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

/** What those may do with the rows of a page who have not signed in; nothing else. */
export interface VisitorAccess {
  /**
   * Fields and sub-tables that a new row may bring; `url.add` is open to everybody then.
   * @names fields
   */
  add?: string[]
  /**
   * Fields that `url.list` answers to everybody, for pickers of public forms.
   * @names fields
   */
  list?: string[]
  /** Rows that can be found by `url.find`. */
  find?: VisitorSearch
}
