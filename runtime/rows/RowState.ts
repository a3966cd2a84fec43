import type { Row } from '../../schemas/api/Result'

/** A row as everybody reads it: plain values by field key, with the companions of those that stand for something else. */
export type CellValues = Readonly<Record<string, unknown>>

/**
 * Why a field is marked. `rule` and `schema` are found here, `server` was answered by the server, also when a rule has asked it. `unread`: a text was typed or
 * pasted there that stands for no value; checking does not take that back, entering something does, and so does another value, wherever it comes from.
 */
export interface FieldError {
  message: string
  source: 'rule' | 'schema' | 'server' | 'unread'
  /** The text that stands for no value: inputs that can show it in the place of the value. */
  typed?: string
  /** The row is meant as a whole: it is marked in one place of many. */
  isOfRow?: true
}

/** How a field stands just now. */
export interface FieldState {
  isVisible: boolean
  isDisabled: boolean
  isRequired: boolean
}

/** Everything that the place of a field on the screen follows. */
export interface FieldView extends FieldState {
  value: unknown
  error: FieldError | undefined
  /** All values of the row, where the cell is drawn from them. */
  row?: CellValues
  /** Which of its inputs the field has in this row; left out where it has but one. */
  inputAt?: number
  /** The values that the field's choices depend on, as JSON; left out where they depend on none. */
  chosenBy?: string
  /** When somebody else last changed the value while it was shown here, in milliseconds as `Date.now()` counts them. */
  reloadedAt?: number
  /** The row as somebody else has saved it, where they have changed the value that something was typed over here. */
  theirs?: CellValues
}

/** Values that were typed, by field key: those that differ from what the row started from. */
export type TypedValues = ReadonlyMap<string, unknown>

/** What of a row others change too: a command keeps it to bring it back. */
export interface RowOrigin {
  /** The row as it is stored, as far as is known here; null for a new row. */
  readonly stored: CellValues | null
  /** What typed values are measured against: the stored row, or the defaults of a new one. */
  readonly base: CellValues
  readonly typed: TypedValues
  /** true: somebody else has changed or removed the row while something was typed in it. */
  readonly isStale: boolean
  /** Keys of typed fields in which somebody else has saved another value meanwhile; it stands in `base`. */
  readonly staleKeys: ReadonlySet<string>
}

/**
 * One row. The object stays the same as long as the row exists, so that typing into a cell never draws its row anew; `values` is replaced with every
 * change. Only `RowsCore` writes into it.
 */
export interface RowState extends RowOrigin {
  /** The id of a stored row; a temporary one, starting with `row_`, for a new row. */
  readonly key: string
  /** Everything together: base, typed and computed values. */
  readonly values: CellValues
  readonly errors: ReadonlyMap<string, FieldError>
}

const noValues: TypedValues = new Map()
const noErrors: RowState['errors'] = new Map()
const noKeys: ReadonlySet<string> = new Set()
const temporaryPrefix = 'row_'

export function storedRow(row: CellValues, key: string): RowState {
  return { key, stored: row, base: row, typed: noValues, isStale: false, staleKeys: noKeys, values: row, errors: noErrors }
}

/** A row that is not stored yet, with what it starts from. */
export function addedRow(base: CellValues, key = `${temporaryPrefix}${crypto.randomUUID().replaceAll('-', '')}`): RowState {
  return { key, stored: null, base, typed: noValues, isStale: false, staleKeys: noKeys, values: base, errors: noErrors }
}

/** The row as others read it; one that is not stored has a temporary id. */
export function plainRow({ key, stored }: RowState, values: CellValues): Row {
  const id = stored || key.startsWith(temporaryPrefix) ? key : `${temporaryPrefix}${key}`
  return { ...values, id }
}

/** true where somebody else has saved another value than was typed here, since that was begun. */
export function isStaleCell({ staleKeys, typed }: RowOrigin, key: string): boolean {
  return staleKeys.has(key) && typed.has(key)
}

/** true where something was entered that would be lost with the row, were it given up now: values, or a text that stands for none. */
export function isTypedInto({ typed, errors }: RowState): boolean {
  return typed.size > 0 || [...errors.values()].some(({ source }) => source === 'unread')
}

/** A value of a row; null for a field that the row does not hold, also one that is named like what every object has. */
export function cellValue(values: CellValues, key: string): unknown {
  return Object.hasOwn(values, key) ? (values[key] ?? null) : null
}
