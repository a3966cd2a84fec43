import type { Expression } from '../../fields/FieldBase'
import type { Text } from '../Text'
import type { UrlPath } from './Url'

/** Calls the server; the rows' ids travel as `{ "ids": "a,b" }`. */
export interface CallAction {
  type: 'call'
  /** HTTP method. */
  method: 'POST' | 'PUT' | 'DELETE'
  /** Path under the API base, for example `/demo/order/ship`. */
  url: UrlPath
  /**
   * What happens after success.
   * @default "reload"
   */
  then?: 'reload' | 'none'
}

/** What a page is opened with. Its expressions read what the button's condition reads. */
export interface OpenParameters {
  /** What the list asks for, by keys of its query: CEL expressions. A range takes a list of two, `[row.begin, row.end]`. */
  filter?: Record<string, Expression>
  /** A new form is opened with these values, by field key: CEL expressions. */
  values?: Record<string, Expression>
  /** The row with this id is opened in its form: CEL expression, for example `row.customerId`. */
  row?: Expression
}

/** Opens a page. */
export interface OpenAction {
  type: 'open'
  /** Code of the page to open. */
  page: string
  /** What it is opened with. */
  with?: OpenParameters
  /**
   * `tab`: the page itself; `dialog`: over the current page, and of a list with `row` or `values` the form alone.
   * @default "tab"
   */
  as?: 'tab' | 'dialog'
}

/** Leads to an address: a path of this product (`/p/order`), or an address of another site by http or https, which opens in a tab of the browser. */
export interface AddressLink {
  type: 'address'
  /** CEL expression that gives the address, for example `row.website`. What gives none, or one of another kind, is no link. */
  url: Expression
}

/**
 * Where a cell leads to.
 * @discriminator type
 */
export type CellLink = OpenAction | AddressLink

/** Runs a function registered in code. */
export interface HandlerAction {
  type: 'handler'
  /** Name that it is registered under. */
  name: string
}

/**
 * What a button does.
 * @discriminator type
 */
export type Action = CallAction | OpenAction | HandlerAction

/** A button of the page's own. */
export interface CustomButton {
  /**
   * Name of the button; also the last part of its permission, `<authPre>:<name>`.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,39}$
   */
  name: string
  /** What stands on the button. */
  label: Text
  /** CEL condition over `selected` (the selected rows) or, for a row button, `row`. The button shows while it holds. */
  visibleWhen?: Expression
  /** Question asked before it runs. */
  confirm?: Text
  /** What it does. */
  action: Action
}
