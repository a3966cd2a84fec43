import type { UrlPath } from '../page/parts/Url'

/** Choices that a call answers. Whoever edits a row fetches them by their own rights; the server that stores the row does not know them. */
export interface CallChoices {
  /**
   * Path under the API base, called with GET, for example `/demo/customer/list`. It answers a list, or a page with `records`, as it is or as `result`.
   */
  url: UrlPath
  /** Property of the answered rows that is stored. */
  value: string
  /** Property of the answered rows that is shown. */
  label: string
  /**
   * Parameters of the call, by their names: keys of fields of the same row whose values are sent, for example `{ "company": "companyId" }`. Nothing is offered
   * while one is empty, and in a query; lists and exports show the text that the server sends.
   * @names fields
   */
  query?: Record<string, string>
  /** true: another backend answers the path. */
  foreign?: true
}
