import type { JsonObject } from './json'

/** One rule of a field, as the sources write it. */
export interface SourceRule {
  required?: boolean
  unique?: boolean
  /** A pattern code, a regular expression as text, or `{ "$regex": … }`. */
  pattern?: unknown
  min?: number
  max?: number
  /** A named type of value, for example `email`. */
  type?: string
  /** A function, as the facts that were kept of it. */
  validator?: unknown
  handler?: unknown
  message?: string
}

/** A field that an online form, a list with its dialog, or an editable table describes, in one shape. */
export interface SourceField {
  key: string
  title: string
  /** Name of the control, in lower case without prefix, dashes and underscores. */
  control: string
  /** Where it stands in the source. */
  place: string
  /** Code of a dictionary, or `table,text,code[,where]`. */
  dictionary?: string
  options?: readonly JsonObject[]
  /** Table, text and code of the choices, of the tree or of the record; report, its columns and the fields that take them for a popup. */
  table?: string
  text?: string
  code?: string
  /** Further settings that only this control has. */
  extra?: JsonObject
  rules: readonly SourceRule[]
  defaultValue?: unknown
  /** Type of the table column, where the source has one: `int`, `double`, `string` … */
  columnType?: string
  length?: number
  precision?: number
  placeholder?: string
  isReadOnly?: boolean
  isInList?: boolean
  isInForm?: boolean
  /** How a query asks for it, if it does. */
  query?: 'single' | 'range'
  /** Where a function draws the cells, if one does. */
  renderer?: string
  /** The column of the grid, as the source writes it. */
  grid?: JsonObject
}
