import type { Finding } from '../Finding'

type Words = Pick<Finding, 'code' | 'values' | 'types'>

/** What stands on the two sides of an operator, where it does not take them: `string == int`, `bool < int`, `!string`. */
export function describeOperands(operation: string): Words {
  const prefixed = /^[!-](?<type>\w+)/.exec(operation)?.groups?.type
  if (prefixed !== undefined) return describePrefixed(operation, prefixed)
  const [left = '', operator = '', right = ''] = operation.replaceAll(/<[^ ]*>/g, '').split(' ')
  const code = codeOf(left, operator, right)
  return { code, values: { operator }, types: { left, right } }
}

function describePrefixed(operation: string, type: string): Words {
  return operation.startsWith('!') ? { code: 'not-a-condition' } : { code: 'no-number', types: { found: type } }
}

const isNumber = (type: string): boolean => type === 'int' || type === 'double'
const comparisons = /^(==|!=|<|<=|>|>=)$/

/** The first that holds says what to write instead. */
function codeOf(left: string, operator: string, right: string): Finding['code'] {
  const sides = [left, right]
  const has = (type: string) => sides.includes(type)
  const isMixed = has('string') && sides.some(isNumber)
  if (operator === 'in') return 'in-needs-list'
  if (operator === '+' && isMixed) return 'text-plus-number'
  if (!comparisons.test(operator)) return 'unfitting-operands'
  if (isMixed) return 'text-and-number'
  if (left === 'bool' && operator.length < 3 && /[<>]/.test(operator)) return 'compared-twice'
  if (has('bool') && (has('string') || sides.some(isNumber))) return 'value-and-yes'
  if (has('list') && (has('string') || sides.some(isNumber))) return 'list-and-value'
  return 'unfitting-operands'
}
