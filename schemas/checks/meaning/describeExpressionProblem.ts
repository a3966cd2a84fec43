import { linearMatches } from '../../rules/celFunctions'
import { expressionUserTypes } from '../../rules/ExpressionUser'
import { evaluationLimits } from '../../rules/evaluationLimits'
import type { ExpressionOptions, ExpressionProblem } from '../../rules/expression'
import { expressionRoots } from '../../rules/expressionRoots'
import { functionForms } from '../../rules/functionForms'
import { functionNames } from '../../rules/functionNames'
import type { Finding } from '../Finding'
import { nearestName } from '../nearestName'
import { describeOperands } from './describeOperands'
import { findForeign, findNeedless, foreignRoot, foreignWord } from './foreignInExpression'

type Words = Pick<Finding, 'code' | 'values' | 'types' | 'suggestion' | 'known' | 'within'>

const userFields = Object.keys(expressionUserTypes)

/** What the parser of expressions calls what it cannot read, and what we do. */
const syntaxCodes = {
  unexpected_character: 'unexpected-in-expression',
  unexpected_token: 'unexpected-in-expression',
  invalid_number: 'wrong-number-in-expression',
  invalid_exponent: 'wrong-number-in-expression',
  newline_in_string: 'unfinished-text-in-expression',
  unterminated_string: 'unfinished-text-in-expression',
  unterminated_triple_quoted_string: 'unfinished-text-in-expression',
  reserved_identifier: 'reserved-in-expression',
} as const

/** What the expression's checker found, in our words and with the name that was probably meant. */
export function describeExpressionProblem(source: string, problem: ExpressionProblem, options: ExpressionOptions): Words {
  const { code, message, offset, length } = problem
  const marked = source.slice(offset, offset + length)
  const foreign = describeForeign(source, problem)
  if (foreign) return foreign
  switch (code) {
    case 'cannot_index_type':
    case 'invalid_index_type':
    case 'no_such_key':
      return describeMember(marked, source.slice(0, offset), options)
    case 'unknown_variable':
      return describeRoot(marked, options)
    case 'too_nested':
      return { code: 'too-nested', values: { limit: evaluationLimits.nesting } }
    case 'wrong_result':
      return { code: 'wrong-result', types: { expected: options.expects ?? '', found: message } }
    case 'invalid_condition_type':
    case 'invalid_logical_operand':
    case 'not_a_condition':
      return { code: 'not-a-condition' }
    case 'no_such_overload':
      return describeOperands(afterColon(message))
    case 'no_matching_overload':
      return describeCall(calledName(message) ?? marked)
    case 'incompatible_ternary_branches':
      return describeBranches(source, problem)
    default:
      if (source.trim() === '') return { code: 'empty-expression' }
      // `row.a in ('b', 'c')`
      if (marked === ',' && /\bin\s*\([^()]*$/.test(source.slice(0, offset))) return { code: 'in-needs-list' }
      if (offset >= source.trimEnd().length) return { code: 'unfinished-expression' }
      return Object.hasOwn(syntaxCodes, code)
        ? { code: syntaxCodes[code as keyof typeof syntaxCodes], values: { name: marked } }
        : { code: 'wrong-expression', values: { name: marked } }
  }
}

/** What stands behind ? and : is of two types; a whole number beside a decimal one is written as one itself. */
function describeBranches(source: string, { message, wholeNumber }: ExpressionProblem): Words {
  if (!/'int' and 'double'|'double' and 'int'/.test(message)) return { code: 'unlike-branches' }
  const written = wholeNumber && source.slice(wholeNumber.offset, wholeNumber.offset + wholeNumber.length)
  return written !== undefined && /^-?\d+$/.test(written)
    ? { code: 'unlike-numbers', suggestion: `${written}.0`, within: wholeNumber }
    : { code: 'unlike-numbers' }
}

/** Problems that may come of a spelling from elsewhere: what cannot be read, or is not there. */
const foreignCodes = new Set([
  'unexpected_character',
  'unexpected_token',
  'expected_token',
  'reserved_identifier',
  'unknown_variable',
  'cannot_index_type',
  'invalid_index_type',
])

function describeForeign(source: string, { code, message, offset, length }: ExpressionProblem): Words | undefined {
  const needless = foreignCodes.has(code) ? findNeedless(source, offset) : undefined
  if (needless !== undefined) return { code: 'needless-in-expression', values: { name: needless } }
  const called = code === 'no_matching_overload' ? calledName(message) : undefined
  const isMember = code === 'cannot_index_type' || code === 'invalid_index_type'
  const foreign = isMember
    ? foreignWord(source.slice(offset, offset + length))
    : foreignCodes.has(code)
      ? findForeign(source, offset, length)
      : called === undefined
        ? undefined
        : foreignWord(called)
  return foreign && { code: 'foreign-in-expression', values: { name: foreign.found, own: foreign.own } }
}

/** A member that is not there; a method without its brackets is called by them. */
function describeMember(name: string, before: string, options: ExpressionOptions): Words {
  if (functionNames().includes(`.${name}`)) return { code: 'call-without-brackets', values: { name } }
  const known = namesAt(before, options)
  const suggestion = nearestName(name, known)
  const isOfRoot = suggestion === undefined && rootBefore.test(before)
  return { code: 'unknown-in-expression', values: { name }, suggestion, ...(isOfRoot ? { known } : {}) }
}

/** A name that stands for nothing here: a field without its `row.`, or what the row is called elsewhere. */
function describeRoot(name: string, { scope = expressionRoots, fields = {} }: ExpressionOptions): Words {
  const own = Object.hasOwn(fields, name) && scope.includes('row') ? `row.${name}` : (foreignRoot(name) ?? nearestName(name, scope))
  return { code: 'unknown-root', values: { name, known: scope.join(', ') }, suggestion: own }
}

/** A function that there is was handed what it does not take; another name was misspelt. */
function describeCall(call: string): Words {
  const known = functionNames()
  const own = known.filter((name) => name === call || name === `.${call}`)
  if (own.length > 0) return { code: 'unfitting-call', values: { call, forms: functionForms(call).join('  /  ') } }
  const nearest = nearestName(
    call,
    known.map((name) => name.replace('.', '')),
  )
  return { code: 'unknown-function', values: { call, known: known.join(', ') }, suggestion: nearest }
}

/** The function of "found no matching overload for 'string.includes(string)'". */
function calledName(message: string): string | undefined {
  return /'(?:.*\.)?(\w+)\(/.exec(message)?.[1]?.replace(linearMatches, 'matches')
}

function afterColon(message: string): string {
  return message.slice(message.indexOf(':') + 1).trim()
}

/** A root whose members are asked for. */
const rootBefore = /\b(row|sub|params|input|form|user)\.$/

/** Names that may stand behind a part of the source: what comes after `row.` are fields, after `sub.` sub-tables. */
function namesAt(before: string, { fields = {}, subs = {}, params = {}, input = {}, form = {} }: ExpressionOptions): string[] {
  const root = rootBefore.exec(before)?.[1]
  if (root === 'row') return Object.keys(fields)
  if (root === 'sub') return Object.keys(subs)
  if (root === 'params') return Object.keys(params)
  if (root === 'input') return Object.keys(input)
  if (root === 'form') return Object.keys(form)
  if (root === 'user') return userFields
  return [...Object.values(subs).flatMap(Object.keys), ...Object.keys(fields)]
}
