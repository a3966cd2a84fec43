import type { Language } from '../../schemas/page/Text'
import type { RuleLookups } from '../../schemas/rules/RuleFailure'
import type { CommandLog } from './ChangeLog'
import type { RowField } from './RowField'
import type { CellValues, RowState } from './RowState'

/** What the rows need to know; asked for at each action, so that another language or version of the page does not touch them. */
export interface RowFacts {
  fields: readonly RowField[]
  language: Language
  user: Readonly<Record<string, unknown>>
  lookups: RuleLookups
  /** What was done, to be undone; a form and its tables share one. */
  log: CommandLog
  /** Table that the row is stored in; `unique` is asked there. Rows of one table ask each other. */
  table?: string
  /** Whether the field can be wrong at all: it is shown, and not broken. */
  isChecked(field: RowField): boolean
  /** true for a field that the server fills when the row is saved: empty is no failure. */
  isFilledLater(field: RowField, row: RowState): boolean
  /** What the schema has against a value of a row; `stored` is the row as the server has it. */
  checkSchema?(key: string, value: unknown, row: CellValues, stored: CellValues | null): string | undefined
}

/** In what a form and a table differ. */
export interface RowPolicy {
  /** Computed values are worked out when the row is opened, and not only once it is changed. */
  computesAtOnce: boolean
  /** A default in a field that its condition hides is saved. */
  sendsHiddenDefaults: boolean
  /** A value is marked while it is typed, and not only when it is left. */
  marksAtOnce: boolean
  /** `unique` is asked among the rows. */
  hasSiblings: boolean
}

export const formPolicy: RowPolicy = { computesAtOnce: true, sendsHiddenDefaults: true, marksAtOnce: false, hasSiblings: false }
export const tablePolicy: RowPolicy = { computesAtOnce: false, sendsHiddenDefaults: false, marksAtOnce: true, hasSiblings: true }
