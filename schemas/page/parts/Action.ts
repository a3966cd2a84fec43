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

/** Opens another page. */
export interface OpenAction {
  type: 'open'
  /** Code of the page to open. */
  page: string
}

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
