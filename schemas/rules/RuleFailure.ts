import type { FieldValue } from '../fields/FieldFacts'
import type { Language } from '../page/Text'
import type { ExpressionScope } from './expression'
import type { CommonCode } from './RuleDefinition'
import type { ruleDefinitions } from './validate'

type TextsOf<D> = D extends { texts: Readonly<Record<infer C extends string, unknown>> } ? C : never

/** Stable names of what can fail: those of the rules' texts, and what any rule may fail with. */
export type RuleCode = TextsOf<(typeof ruleDefinitions)[keyof typeof ruleDefinitions]> | CommonCode

/** The first rule of a field that its value does not meet. */
export interface RuleFailure {
  /** Key of the field. */
  key: string
  code: RuleCode
  /** A sentence in the context's language. */
  message: string
}

/** What a handler registered in code is asked about. */
export interface HandlerInput {
  key: string
  value: unknown
  row: Readonly<Record<string, unknown>>
}

/** A check registered in code. It answers once, at once or later, by calling back. */
export type RuleHandler = (input: HandlerInput, callback: (isValid: boolean, message?: string) => void) => void | Promise<void>

/** What rules ask beyond the row: the server asks its database, the browser asks the server. What it throws, the check throws. */
export interface RuleLookups {
  /** true when a row other than `id` holds the value. Names are those of a declared resource. */
  isDuplicate(table: string, field: string, value: FieldValue, id: string | undefined): Promise<boolean>
  /** The message of the check rule that refuses the value; null when it agrees, empty to use the standard text. */
  checkRule(code: string, value: string): Promise<string | null>
  /** The handler of that name; undefined when none is registered. */
  handler(name: string): RuleHandler | undefined
  /** Logs what a handler has thrown and gives the reference that the user is shown instead. */
  report?(error: unknown): string
}

/** The other rows of an editable table, as rules ask about them. */
export interface Siblings {
  /** true when another row holds the value in that field; an empty value is held by none. */
  hold(key: string, value: unknown): boolean
}

/** What a check knows. */
export interface RuleContext extends ExpressionScope {
  row: Readonly<Record<string, unknown>>
  language: Language
  /** Table that the row is stored in; `unique` is asked there. Without it and without `siblings` it is not asked. */
  table?: string
  /** Id of the row, when it is stored already. */
  id?: string
  /** The other rows of an editable table: `unique` is asked among them. */
  siblings?: Siblings
  /** true for a field that the server fills when the row is saved: empty is no failure. */
  isFilledLater?(key: string): boolean
  /** Lets others have their turn when it is time: with it the fields are checked one after another. */
  rest?(): Promise<void>
}
