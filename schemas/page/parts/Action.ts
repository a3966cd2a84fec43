import type { FieldConfig } from '../../fields'
import type { Expression } from '../../fields/FieldBase'
import type { Text } from '../Text'
import type { UrlPath } from './Url'

/** Calls the server. */
export interface CallAction {
  type: 'call'
  /** HTTP method. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under the API base, for example `/demo/order/ship`. A page of this product answers it, or `foreign` says that another backend does. */
  url: UrlPath
  /**
   * What is sent, by name: CEL expressions, for example `row.id`. With GET and DELETE they are parameters of the address. Left out, the ids of the rows
   * travel as `{ "ids": "a,b" }`, with the values that `ask` asks for as `input`.
   */
  body?: Record<string, Expression>
  /** true: the answer of a GET call is a file, which is saved under the name that the server gives it. */
  download?: boolean
  /** true: another backend answers the path. */
  foreign?: true
  /** Shown after success. `${count}` stands for the number that the server answers, else for that of the rows. */
  done?: Text
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
  /**
   * Code of the page to open.
   * @names pages
   */
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
  /**
   * Name that it is registered under.
   * @names actionHandlers
   */
  name: string
}

/**
 * One thing that is done.
 * @discriminator type
 */
export type SingleAction = CallAction | OpenAction | HandlerAction

/** Does one thing after the other. The first that fails is the last: it is said which were done and which were not. */
export interface StepsAction {
  type: 'steps'
  /**
   * What is done, in order.
   * @minItems 1
   * @maxItems 10
   */
  steps: SingleAction[]
}

/**
 * What a button does.
 * @discriminator type
 */
export type Action = CallAction | OpenAction | HandlerAction | StepsAction

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
  /**
   * Values that a form in a dialog asks for first. Expressions of the action read them as `input.<key>`; so does the action of `resource` that the button
   * calls, after the server has checked them by these fields.
   * @minItems 1
   * @maxItems 30
   */
  ask?: FieldConfig[]
  /** What it does. */
  action: Action
}
