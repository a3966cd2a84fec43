import type { Finding, Path } from '../checks/Finding'
import type { KnownNames } from '../checks/KnownNames'
import type { FieldConfig } from '../fields'
import type { SourceText } from '../language/SourceText'
import type { RuleContext, RuleLookups } from './RuleFailure'

/** What a rule found wrong: the name of its text, and for some a message or a reason of its own. */
export interface RuleFinding<C extends string = string> {
  code: C
  message?: string
  reason?: string
}

/** What every rule may fail with: the rule itself is wrong, cannot be worked out from this row, or asks for more than it may. All fail closed. */
export type CommonCode = 'broken' | 'notWorkedOut' | 'tooExpensive'

/** The value that a rule is asked about; it is never empty. */
export interface CheckedValue {
  key: string
  value: unknown
}

/** Where a rule stands in a page, and what exists beside. */
export interface RulePlace {
  field: FieldConfig
  /** From the page on to the rule. */
  path: Path
  known: KnownNames
}

/** One kind of validate rule: how it is written (`R`), what it asks, and how it fails. */
export interface RuleDefinition<R, C extends string = string> {
  /** The properties that write it. */
  properties: readonly (keyof R & string)[]
  /** Its sentences by the name of what failed. Places: `${title}`, `${min}`, `${max}`. */
  texts: Readonly<Record<C, SourceText>>
  /** What it finds at once, without asking anybody else. */
  check?(rule: R, at: CheckedValue, context: RuleContext): RuleFinding<C | CommonCode> | undefined
  /** What it finds by asking others: the database, or a handler in code. */
  ask?(rule: R, at: CheckedValue, context: RuleContext, lookups: RuleLookups): Promise<RuleFinding<C | CommonCode> | undefined>
  /** true when its answer may be another one a moment later, since it asks others than the row; with siblings at hand these are not others. */
  isRemote?(rule: R, hasSiblings: boolean): boolean
  /** What is wrong with the rule itself, when a page is checked. */
  checkPage?(rule: R, place: RulePlace): Finding[]
}
