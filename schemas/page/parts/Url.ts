/**
 * A path under the API base, for example `/test/equipment/list`. No part of it is empty or begins with a dot.
 * @pattern ^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+/?$
 * @maxLength 201
 */
export type UrlPath = string

/** The calls of a page, as paths under the API base. */
export interface ListUrls {
  /** GET: one page of rows. */
  list?: UrlPath
  /** POST: one page of rows, with column filters and several sort columns. */
  grid?: UrlPath
  /** GET: one row with its sub-tables, by `id`. */
  queryById?: UrlPath
  /** POST: a new row. */
  add?: UrlPath
  /** PUT: changes of a row. */
  edit?: UrlPath
  /** DELETE: one row, by `id`. */
  delete?: UrlPath
  /** DELETE: several rows, by `ids`. */
  deleteBatch?: UrlPath
  /** GET: the rows as a spreadsheet. */
  exportXlsUrl?: UrlPath
  /** POST: rows from a spreadsheet. */
  importExcelUrl?: UrlPath
  /** POST: rows that hold the given values, for people who have not signed in; see `visitors.find`. */
  find?: UrlPath
}

/** The calls of a form page, as paths under the API base. */
export interface FormUrls {
  /** POST: a new row. */
  add?: UrlPath
  /** PUT: changes of a row. */
  edit?: UrlPath
  /** GET: one row, by `id`. */
  queryById?: UrlPath
  /** POST: rows that hold the given values; see `find`. */
  find?: UrlPath
}
