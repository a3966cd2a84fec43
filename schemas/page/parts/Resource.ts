import type { Expression } from '../../fields/FieldBase'
import type { Text } from '../Text'
import type { Dashboard } from './Dashboard'
import type { UrlPath } from './Url'

/** A value that is worked out for each row when it is set. */
export interface SetExpression {
  /** CEL expression over `row`, `user` and the values asked for, `input`: for example `now()` or `user.username`. */
  expression: Expression
}

/** A change of rows that the server makes when its path is called with `{ "ids": "a,b" }`. */
export interface ResourceAction {
  /** Path under the API base that runs it. */
  url: UrlPath
  /**
   * Last part of its permission, `<authPre>:<name>`.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,39}$
   */
  name: string
  /**
   * Values that are set, by field key: fixed ones, or `{ "expression": "now()" }`.
   * @keyNames fields
   */
  set: Record<string, string | number | boolean | null | SetExpression>
  /** CEL condition over `row`, `user` and `input`; a row that does not meet it refuses the whole call. */
  when?: Expression
}

/** Rows that roles are granted like buttons: the permission `<authPre>:<name>` opens those that meet the condition. */
export interface RowRule {
  /**
   * Last part of its permission, `<authPre>:<name>`.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,39}$
   */
  name: string
  /** What people call these rows, for example "Rows of one's own department". */
  title: Text
  /** CEL condition over `row` and `user`, which the database asks: comparisons, `in`, `startsWith`, `endsWith`, `contains`, `&&`, `||`, `!`. */
  where: Expression
}

/** The table behind a page. Publishing creates or extends it; only additive changes run by themselves. */
export interface Resource {
  /**
   * Name of the table, in lower snake case. Names of system tables (`sys_…`, `page_…`) are refused.
   * @pattern ^[a-z][a-z0-9_]{1,57}$
   */
  table?: string
  /**
   * Instead of `table`: code of the page whose table this page shows as well, with columns, calls, permissions and rows of its own. What that page says of
   * types, rules, locked fields, unique values and the owner of rows holds here too.
   * @pattern ^[a-z][a-z0-9-]{1,59}$
   * @names pages
   */
  of?: string
  /**
   * With `of`: key of a sub-table of that page, whose rows this page shows as rows of its own. They are saved with the row that they belong to: its version,
   * its computed values and its rules are kept.
   */
  subTable?: string
  /**
   * CEL condition over `row` and `user`: the page has the rows that meet it and no others, and a row that is saved must meet it. The database asks it:
   * comparisons, `in`, `startsWith`, `endsWith`, `contains`, `&&`, `||`, `!`.
   */
  where?: Expression
  /**
   * Rows that roles are granted by name. With rules, everybody has the rows of all rules that they were granted, and no others; administrators have
   * every row.
   */
  rules?: RowRule[]
  /**
   * Fields that are stored; all of the page when left out.
   * @names fields
   */
  fields?: string[]
  /**
   * Indexes over field keys.
   * @names fields
   */
  indexes?: string[][]
  /**
   * Groups of fields whose values together stand in one row only.
   * @names fields
   */
  unique?: string[][]
  /**
   * true: rows are of all tenants. Else who belongs to one reaches its rows alone, and values are unique in it.
   */
  forAllTenants?: boolean
  /**
   * Field that holds the user name of a row's owner. With it, everybody sees and changes only their own rows.
   * @names fields
   */
  owner?: string
  /**
   * Field that holds who is responsible for a row: a user name, or several. While one of them has a proxy, the proxy finds and changes these rows
   * too, with permissions of their own; the log says for whom.
   * @names fields
   */
  responsible?: string
  /**
   * true: deleted rows rest for 30 days, with those of their sub-tables. Who may delete sees them and brings them back, by `url.deleteBatch`.
   */
  trash?: boolean
  /** true: every save writes down for good what it changes, one row each; forms show it to who reads the row. Needs `url.queryById`. */
  history?: boolean
  /** true: who reads a row comments on it in its form. Needs `url.queryById`. */
  comments?: boolean
  /** true: who reads a row attaches files to it in its form. Needs `url.queryById`. */
  attachments?: boolean
  /** Changes of rows that buttons call. */
  actions?: ResourceAction[]
  /** What the dashboard tells of the rows. */
  dashboard?: Dashboard
}
