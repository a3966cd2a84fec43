import { expressionUserTypes } from '../../rules/ExpressionUser'
import { evaluationLimits } from '../../rules/evaluationLimits'
import type { ExpressionOptions, ExpressionProblem } from '../../rules/expression'
import { expressionRoots } from '../../rules/expressionRoots'
import { functionNames } from '../../rules/functionNames'
import type { Finding } from '../Finding'
import { nearestName } from '../nearestName'
import { findForeign, foreignWord } from './foreignInExpression'

type Words = Pick<Finding, 'code' | 'values' | 'types' | 'suggestion'>

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
      return { code: 'unknown-in-expression', values: { name: marked }, suggestion: nearestName(marked, namesAt(source, offset, options)) }
    case 'unknown_variable': {
      const known = options.scope ?? expressionRoots
      return { code: 'unknown-root', values: { name: marked, known: known.join(', ') }, suggestion: nearestName(marked, known) }
    }
    case 'too_nested':
      return { code: 'too-nested', values: { limit: evaluationLimits.nesting } }
    case 'wrong_result':
      return { code: 'wrong-result', types: { expected: options.expects ?? '', found: message } }
    case 'invalid_condition_type':
    case 'not_a_condition':
      return { code: 'not-a-condition' }
    case 'no_such_overload':
      return describeOperands(afterColon(message))
    case 'no_matching_overload':
      return describeCall(calledName(message) ?? marked)
    default:
      if (offset >= source.trimEnd().length) return { code: 'unfinished-expression' }
      return Object.hasOwn(syntaxCodes, code)
        ? { code: syntaxCodes[code as keyof typeof syntaxCodes], values: { name: marked } }
        : { code: 'wrong-expression', values: { name: marked } }
  }
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

/** A function that there is was handed what it does not take; another name was misspelt. */
function describeCall(call: string): Words {
  const known = functionNames()
  const own = known.filter((name) => name === call || name === `.${call}`)
  if (own.length > 0) return { code: 'unfitting-call', values: { call } }
  const nearest = nearestName(
    call,
    known.map((name) => name.replace('.', '')),
  )
  return { code: 'unknown-function', values: { call, known: known.join(', ') }, suggestion: nearest }
}

/** The function of "found no matching overload for 'string.includes(string)'". */
function calledName(message: string): string | undefined {
  return /'(?:.*\.)?(\w+)\(/.exec(message)?.[1]
}

const numbers = new Set(['int', 'double'])

/** `string == int`: what stands on the two sides. */
function describeOperands(operation: string): Words {
  const [left = '', operator = '', right = ''] = operation.split(' ')
  const isComparison = /^(==|!=|<|<=|>|>=)$/.test(operator)
  const isTextAndNumber = (left === 'string' && numbers.has(right)) || (numbers.has(left) && right === 'string')
  if (isComparison && isTextAndNumber) return { code: 'text-and-number', values: { operator }, types: { left, right } }
  return { code: 'unfitting-operands', values: { operator }, types: { left, right } }
}

function afterColon(message: string): string {
  return message.slice(message.indexOf(':') + 1).trim()
}

/** Names that may stand at a place of the source: what comes after `row.` are fields, after `sub.` sub-tables. */
function namesAt(
  source: string,
  offset: number,
  { fields = {}, subs = {}, params = {}, input = {}, form = {} }: ExpressionOptions,
): string[] {
  const root = /\b(row|sub|params|input|form|user)\.$/.exec(source.slice(0, offset))?.[1]
  if (root === 'row') return Object.keys(fields)
  if (root === 'sub') return Object.keys(subs)
  if (root === 'params') return Object.keys(params)
  if (root === 'input') return Object.keys(input)
  if (root === 'form') return Object.keys(form)
  if (root === 'user') return userFields
  return [...Object.values(subs).flatMap(Object.keys), ...Object.keys(fields)]
}
