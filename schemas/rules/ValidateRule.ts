import type { Text } from '../page/Text'

/** Asks the server whether another row already holds the value. */
export interface DuplicateRule {
  /** Table of a declared resource. */
  table: string
  /** Field of that resource. */
  field: string
}

/** One check of a field's value. A rule says one thing; `message` replaces its standard text and may hold `${title}`. */
export interface ValidateRule {
  /** true: an empty value fails. */
  required?: boolean
  /** true: fails when two rows hold the same value. */
  unique?: boolean
  /**
   * A code (`n6-16`, `*6-16`, `s6-18`, `url`, `e`, `m`, `p`, `s`, `n`, `z`, `*`, `money`, `only`) or a regular expression
   * that runs in linear time (no look-ahead, no back-references).
   * @maxLength 500
   */
  pattern?: string
  /** Smallest number, or fewest characters of a text. */
  min?: number
  /** Largest number, or most characters of a text. */
  max?: number
  /** CEL condition: the rule fails while it holds. */
  when?: string
  /** The value must not stand in another row of a table. */
  duplicate?: DuplicateRule
  /** Code of a check rule kept on the server. */
  checkRule?: string
  /** Name of a check registered in code. */
  handler?: string
  /** Text shown when the rule fails. */
  message?: Text
}
