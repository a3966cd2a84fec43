import type { Text } from '../page/Text'
import type { ValidateRule } from '../rules/validate'
import type { CallChoices } from './CallChoices'
import type { CellIconName } from './cellIcons'
import type { FieldCell } from './FieldCell'
import type { InputCase } from './InputCase'
import type { RowChoices } from './RowChoices'

/**
 * A condition or a computed value in CEL, for example `row.status == 'blocked'`. It can read `row`, `user`, and in a form `sub`.
 * @names expressions
 */
export type Expression = string

/** A default that is worked out when the row is made, instead of a fixed value. */
export interface ComputedDefault {
  /**
   * Code of a fill rule that the server runs, for example an order number.
   * @names fillRules
   */
  fillRule?: string
  /** A CEL expression, for example `today()` or `user.username`. */
  expression?: Expression
}

/** A fixed default value, or one that is worked out when the row is made. */
export type DefaultValue = string | number | boolean | null | ComputedDefault

/** A figure shown in the footer under a numeric column. */
export type Statistic = 'sum' | 'average'

/** What every field may say, whatever its kind. */
export interface FieldBase extends FieldCell {
  /**
   * Name of the value in the row, and of the table column in snake case.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,59}$
   */
  key: string
  /**
   * Earlier key of the field, or several: publishing renames the column with its values, and what still says the earlier key means this field. It may stay
   * for good.
   */
  was?: string | string[]
  /** Heading of the column and label of the input. */
  title?: Text
  /**
   * Another spelling of `title`, used by dynamic-form items.
   * @aliasOf title
   */
  label?: Text
  /**
   * Width of the grid column in pixels.
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  width?: number
  /**
   * Smallest width of the grid column in pixels.
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  minWidth?: number
  /**
   * Share of the room that is left beside columns with a fixed width: one with 2 becomes twice as wide as one with 1. `width` is then the least.
   * Where one column says it, those without it and without `width` take one share.
   * @minimum 1
   * @maximum 10
   * @asType integer
   */
  grow?: number
  /** Heading over the column and the columns beside it that say the same. */
  group?: Text
  /**
   * Columns of the form that the field takes, at most as many as the form has. On narrow screens every field takes the whole line. Left out, texts of
   * several lines take the whole line, the others one column.
   * @minimum 1
   * @maximum 4
   * @asType integer
   */
  span?: number
  /** Where the text stands in the grid cell. */
  align?: 'left' | 'center' | 'right'
  /** Grey text in the empty input. */
  placeholder?: Text
  /** Short explanation of the field, shown in the form where `helpAt` says. */
  help?: Text
  /**
   * Where the form shows `help`: behind a question mark beside the label, or always, as a line below the input.
   * @default "label"
   */
  helpAt?: 'label' | 'below'
  /** Value of the field in a new row. */
  defaultValue?: DefaultValue
  /** Checks of the value, in order; the first that fails is shown. The server runs the same ones. */
  validateRules?: ValidateRule[]
  /**
   * Another spelling of `validateRules`, used by dynamic-form items.
   * @aliasOf validateRules
   */
  rules?: ValidateRule[]
  /** false hides the field everywhere; its value is kept. */
  visible?: boolean
  /** true shows the field but lets nobody type into it. */
  disabled?: boolean
  /** true lets the list be sorted by this column. */
  isOrder?: boolean
  /** Keeps the column in view when the grid is scrolled sideways, at the left (`true`, `"left"`) or at the right. Telephones scroll all columns. */
  lock?: boolean | 'left' | 'right'
  /** Figures shown in the footer of the column. */
  statistics?: Statistic[]
  /** Further settings handed to the input, for example `{ "size": "large" }`. Only plain values. */
  props?: Record<string, string | number | boolean>
  /** CEL condition: the field is shown while it holds. */
  visibleWhen?: Expression
  /** CEL condition: the field cannot be changed while it holds. */
  disabledWhen?: Expression
  /** CEL condition: the field must be filled while it holds. */
  requiredWhen?: Expression
  /**
   * Other kinds of input for some of the rows: the first whose condition holds takes the place of the field's own, in forms, cells and checks
   * of the server. All are stored as the field is, a text holds values of every kind. What was typed is taken back when what the conditions
   * read changes.
   */
  inputs?: InputCase[]
  /** CEL expression that gives the value; the field itself is read-only. */
  value?: Expression
  /**
   * Values that other fields of the form take when this one is changed by hand: CEL expressions by field key.
   * @keyNames fields
   */
  sets?: Record<string, Expression>
  /** false leaves the field out of the list. */
  list?: boolean
  /** false leaves the field out of the form. */
  form?: boolean
}

/** One choice of a select, radio or checkbox group. */
export interface Option {
  /** What is stored. */
  value: string | number | boolean
  /** What is shown. */
  label?: Text
  /**
   * Another spelling of `label`.
   * @aliasOf label
   */
  text?: Text
  /**
   * Another spelling of `label`.
   * @aliasOf label
   */
  title?: Text
  /** Colour of the tag that shows the option, as a CSS colour. */
  color?: string
  /** Icon before the text in cells. */
  icon?: CellIconName
  /** true shows the option but does not let it be chosen. */
  disabled?: boolean
}

/** What every field with a list of choices may say. */
export interface ChoiceBase extends FieldBase {
  /** The choices, written here. */
  options?: Option[]
  /**
   * Another spelling of `options`, used by dynamic-form items.
   * @aliasOf options
   */
  listSource?: Option[]
  /**
   * Code of the dictionary that holds the choices. `table,text,code[,where]` is read as `choices`.
   * @names dictionaries
   */
  dictCode?: string
  /** The choices are rows of a declared table. They are searched on the server, and never all loaded. */
  choices?: RowChoices
  /**
   * The choices are what a call answers. They are fetched once for a page, at most 1,000. The server cannot compare a value with them: it stores any of the
   * right type.
   */
  from?: CallChoices
  /**
   * What one choice is stored as. `number`: in a column of numbers, and conditions compare it with numbers, `row.level > 2`.
   * @default "text"
   */
  valueType?: 'text' | 'number'
}

/** The pair of values that stand for on and off. */
export type CustomValue = [string | number | boolean, string | number | boolean]

/** What every field that is on or off may say. */
export interface OnOffBase extends FieldBase {
  /** Values stored for on and off; `["Y", "N"]` when left out. */
  customValue?: CustomValue
}
