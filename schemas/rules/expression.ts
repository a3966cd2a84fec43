import type { ParseResult } from '@marcbachmann/cel-js'
import { checkingEnvironment, evaluatingEnvironment } from './celEnvironment'
import { checkResult, guardOperations } from './celGuards'
import { exceed, readMeter, spend, startMeter } from './celMeter'
import type { EvaluationBudget } from './EvaluationBudget'
import { estimateSteps } from './estimateSteps'
import { type ExceededLimit, evaluationLimits } from './evaluationLimits'
import { setExpressionEngine } from './expressionEngine'
import {
  type ComparedMember,
  collectComparisons,
  collectPatterns,
  collectReads,
  collectResults,
  countNesting,
  replaceMatches,
  type WrittenNumber,
  type WrittenPattern,
  wholeNumberOf,
} from './expressionTree'
import { isFlat } from './isFlat'
import { plainValue, RowReader, readable, SubReader } from './RowReader'

/** What an expression can read. */
export interface ExpressionScope {
  /** The row; keys that are missing read as null. */
  row?: Readonly<Record<string, unknown>>
  /** Sub-table rows of the form, by sub-table key. */
  sub?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** Selected rows, for toolbar buttons. */
  selected?: readonly Readonly<Record<string, unknown>>[]
  /** Parameters of a report. */
  params?: Readonly<Record<string, unknown>>
  /** Values that a button has asked for. */
  input?: Readonly<Record<string, unknown>>
  /** The row that is edited, where `row` is one that can be chosen. */
  form?: Readonly<Record<string, unknown>>
  /** Who is signed in, see `ExpressionUser`. */
  user?: Readonly<Record<string, unknown>>
  /** What a whole save may take; an evaluation that a limit ends is noted there. Each evaluation has limits of its own besides. */
  budget?: EvaluationBudget
}

/** What an expression can name. */
export type ExpressionRoot = Exclude<keyof ExpressionScope, 'budget'>

/** A parsed expression. Evaluating never throws, and never takes more than `evaluationLimits` say: a failure gives `undefined`. */
export interface CompiledExpression {
  source: string
  /** Names that it reads, for example `row.status`, `sub.products`. */
  reads: readonly string[]
  /** Values that it compares members of the row with, for example `row.status == 'open'`. */
  comparisons(): readonly ComparedMember[]
  /** Texts that it can give as they are written: `row.paid ? 'green' : 'red'`. */
  results(): readonly string[]
  /** Patterns that it looks for as they are written: `row.name.matches('^a')`. */
  patterns(): readonly WrittenPattern[]
  /** Steps that it takes when every table has `rows` rows and nothing ends early. */
  estimate(rows: number): number
  /** true: it takes no more than its estimate, and makes nothing that could become long. */
  isFlat(): boolean
  evaluate(scope: ExpressionScope): unknown
  /** The same, with what it took. */
  measure(scope: ExpressionScope): Evaluation
}

/** A value and what it took to work it out. */
export interface Evaluation {
  /** undefined when there is none. */
  value: unknown
  steps: number
  /** The limit that has ended it. */
  exceeded?: ExceededLimit
  /** Why there is no value, in the evaluator's words; a limit says it by itself. */
  error?: string
  /** true when it has read an empty value of the row or of a row of its sub-tables. */
  isOverEmpty?: boolean
}

/** Type of a field's value as expressions see it. */
export type ExpressionType = 'string' | 'number' | 'bool' | 'dyn'
export type ExpressionFields = Readonly<Record<string, ExpressionType>>

/** What is known where the expression stands. The more is known, the more is found; nothing of it changes how it runs. */
export interface ExpressionOptions {
  /** Fields of `row` and of the rows of `selected`; any other name is a problem. */
  fields?: ExpressionFields
  /** Fields of the sub-tables' rows, by sub-table key. */
  subs?: Readonly<Record<string, ExpressionFields>>
  /** Parameters of a report. */
  params?: ExpressionFields
  /** Values that a button has asked for. */
  input?: ExpressionFields
  /** Fields of the row that is edited, where `row` is one that can be chosen. */
  form?: ExpressionFields
  /** Names that can be read here; all when left out. */
  scope?: readonly ExpressionRoot[]
  /** `condition`: the result must be true or false; a type: it is the value of a field that holds such values. */
  expects?: 'condition' | 'string' | 'number'
}

/** What is wrong with an expression; offset and length count characters of its source. */
export interface ExpressionProblem {
  /** Stable name of the finding: `parse_error`, `unknown_variable`, `no_such_key`, `no_such_overload` … */
  code: string
  message: string
  offset: number
  length: number
  /** The whole number that is written behind ? or :, where the other side is of another type. */
  wholeNumber?: WrittenNumber
}

export interface ExpressionResult {
  expression?: CompiledExpression
  problem?: ExpressionProblem
}

const cacheLimit = 2000
const sourceLimit = 4000
const compiled = new Map<string, ExpressionResult>()

/**
 * Parses and checks a CEL expression. Compiled ones are kept by their source, so that compiling the same page again costs nothing.
 * Dates are texts and compare as such; numbers are doubles; `null` is what is missing, and `''` equals it.
 */
export function compileExpression(source: string, options?: ExpressionOptions): ExpressionResult {
  let result = compiled.get(source)
  if (!result) {
    if (compiled.size >= cacheLimit) compiled.clear()
    result = compileNew(source)
    compiled.set(source, result)
  }
  if (result.problem || !options) return result
  const problem = checkAgainst(source, options)
  return problem ? { problem } : result
}

function compileNew(source: string): ExpressionResult {
  if (typeof source !== 'string') return { problem: { code: 'parse_error', message: 'an expression is a text', offset: 0, length: 0 } }
  if (source.length > sourceLimit) {
    return {
      problem: { code: 'too_long', message: `an expression has at most ${sourceLimit} characters`, offset: 0, length: source.length },
    }
  }
  try {
    const program = evaluatingEnvironment().parse(source)
    replaceMatches(program.ast)
    const checked = program.check()
    if (!checked.valid) return { problem: problemOf(source, checked.error) }
    const nesting = countNesting(program.ast)
    if (nesting > evaluationLimits.nesting) {
      const message = `loops stand ${nesting} deep inside one another, at most ${evaluationLimits.nesting} are possible`
      return { problem: { code: 'too_nested', message, offset: 0, length: source.length } }
    }
    guardOperations(program.ast)
    return { expression: expressionOf(source, program) }
  } catch (error) {
    return { problem: problemOf(source, error) }
  }
}

function checkAgainst(source: string, options: ExpressionOptions): ExpressionProblem | undefined {
  try {
    const program = checkingEnvironment(options).parse(source)
    replaceMatches(program.ast)
    const checked = program.check()
    if (!checked.valid) return problemOf(source, checked.error)
    return checkResultType(source, String(checked.type), options)
  } catch (error) {
    return problemOf(source, error)
  }
}

/** What CEL's types may give, by what is expected: a list becomes a comma text, and what may be anything is seen when it is saved. */
const expectedTypes = { condition: /^(bool|dyn)$/, string: /^(string|null|dyn|list.*)$/, number: /^(double|int|null|dyn)$/ } as const

function checkResultType(source: string, type: string, { expects }: ExpressionOptions): ExpressionProblem | undefined {
  if (expects === undefined || expectedTypes[expects].test(type)) return undefined
  const whole = { offset: 0, length: source.length }
  if (expects === 'condition') return { code: 'not_a_condition', message: `a condition is true or false, this is ${type}`, ...whole }
  return { code: 'wrong_result', message: type, ...whole }
}

function expressionOf(source: string, program: ParseResult): CompiledExpression {
  const reads = collectReads(program.ast)
  const measure = (scope: ExpressionScope) => evaluate(program, reads, source, scope)
  const evaluateValue = (scope: ExpressionScope) => measure(scope).value
  return {
    source,
    reads,
    measure,
    evaluate: evaluateValue,
    estimate: (rows) => estimateSteps(program.ast, rows),
    isFlat: () => isFlat(program.ast),
    comparisons: () => collectComparisons(program.ast),
    results: () => collectResults(program.ast),
    patterns: () => collectPatterns(program.ast),
  }
}

/** Rows that are made readable in the time of one step. */
const rowsOfStep = 8

function evaluate(program: ParseResult, reads: readonly string[], source: string, scope: ExpressionScope): Evaluation {
  const { budget } = scope
  const allowed = Math.min(evaluationLimits.steps, budget?.steps ?? evaluationLimits.steps)
  startMeter(allowed)
  let value: unknown
  let failure: unknown
  let isOverEmpty = false
  const noteEmpty = () => {
    isOverEmpty = true
  }
  try {
    spend(1 + Math.ceil(countRows(reads, scope) / rowsOfStep))
    const result: unknown = program({
      row: new RowReader(scope.row ?? {}, noteEmpty),
      sub: new SubReader(scope.sub ?? {}, noteEmpty),
      selected: readable(scope.selected ?? []),
      params: new RowReader(scope.params ?? {}),
      input: new RowReader(scope.input ?? {}),
      form: new RowReader(scope.form ?? {}),
      user: new RowReader(scope.user ?? {}),
    })
    checkResult(result)
    value = plainValue(result)
    const textLength = typeof value === 'string' ? value.length : 0
    if (budget && !budget.take(0, textLength)) exceed('save')
  } catch (error) {
    value = undefined
    failure = error
  }
  const { left, exceeded } = readMeter()
  const steps = allowed - left
  budget?.take(steps, 0)
  const limit = exceeded === 'steps' && budget?.isExhausted ? 'save' : exceeded
  if (limit) budget?.exceed(source, limit)
  if (limit) return { value, steps, exceeded: limit }
  return failure === undefined ? { value, steps } : { value, steps, error: wordsOf(failure), isOverEmpty }
}

/** Rows of all lists that the expression reads. */
function countRows(reads: readonly string[], { sub = {}, selected = [] }: ExpressionScope): number {
  const tables = reads.includes('sub') ? Object.keys(sub) : reads.flatMap((name) => (name.startsWith('sub.') ? [name.slice(4)] : []))
  return tables.reduce((count, table) => count + (sub[table]?.length ?? 0), selected.length)
}

function wordsOf(error: unknown): string {
  const { summary, message } = error as { summary?: string; message?: string }
  return summary ?? message ?? String(error)
}

function problemOf(source: string, error: unknown): ExpressionProblem {
  const found = error as { code?: string; range?: { start: number; end: number }; node?: unknown }
  const offset = Math.min(found.range?.start ?? 0, source.length)
  const end = Math.min(found.range?.end ?? source.length, source.length)
  return {
    code: found.code ?? 'parse_error',
    message: wordsOf(error),
    offset,
    length: Math.max(end - offset, 0),
    ...(found.code === 'incompatible_ternary_branches' ? { wholeNumber: wholeNumberOf(found.node) } : {}),
  }
}

setExpressionEngine(compileExpression)
