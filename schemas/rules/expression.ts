import type { ParseResult } from '@marcbachmann/cel-js'
import { checkingEnvironment, evaluatingEnvironment } from './celEnvironment'
import { setExpressionEngine } from './expressionEngine'
import { collectReads, replaceMatches } from './expressionTree'
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
  /** Who is signed in: `id, username, realname, orgCode, roles`. */
  user?: Readonly<Record<string, unknown>>
}

/** A parsed expression. Evaluating never throws: a failure gives `undefined`. */
export interface CompiledExpression {
  source: string
  /** Names that it reads, for example `row.status`, `sub.products`. */
  reads: readonly string[]
  evaluate(scope: ExpressionScope): unknown
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
  /** Names that can be read here; all when left out. */
  scope?: readonly (keyof ExpressionScope)[]
  /** `condition`: the result must be true or false. */
  expects?: 'condition'
}

/** What is wrong with an expression; offset and length count characters of its source. */
export interface ExpressionProblem {
  /** Stable name of the finding: `parse_error`, `unknown_variable`, `no_such_key`, `no_such_overload` … */
  code: string
  message: string
  offset: number
  length: number
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
    return { expression: { source, reads: collectReads(program.ast), evaluate: (scope) => evaluate(program, scope) } }
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
    if (options.expects !== 'condition' || checked.type === 'bool' || checked.type === 'dyn') return undefined
    return { code: 'not_a_condition', message: `a condition is true or false, this is ${checked.type}`, offset: 0, length: source.length }
  } catch (error) {
    return problemOf(source, error)
  }
}

function evaluate(program: ParseResult, scope: ExpressionScope): unknown {
  try {
    return plainValue(
      program({
        row: new RowReader(scope.row ?? {}),
        sub: new SubReader(scope.sub ?? {}),
        selected: readable(scope.selected ?? []),
        params: new RowReader(scope.params ?? {}),
        user: new RowReader(scope.user ?? {}),
      }),
    )
  } catch {
    return undefined
  }
}

function problemOf(source: string, error: unknown): ExpressionProblem {
  const found = error as { code?: string; summary?: string; message?: string; range?: { start: number; end: number } }
  const offset = Math.min(found.range?.start ?? 0, source.length)
  const end = Math.min(found.range?.end ?? source.length, source.length)
  return {
    code: found.code ?? 'parse_error',
    message: found.summary ?? found.message ?? String(error),
    offset,
    length: Math.max(end - offset, 0),
  }
}

setExpressionEngine(compileExpression)
