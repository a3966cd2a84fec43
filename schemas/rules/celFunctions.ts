import type { Environment } from '@marcbachmann/cel-js'
import { exceed, spend } from './celMeter'
import { addDays, daysBetween, dayText, momentText } from './dates'
import { evaluationLimits } from './evaluationLimits'
import { findPattern, type PatternPayment } from './patternEngine'
import { roundTo } from './roundTo'

type Operand = number | bigint | string | boolean | null

const number = (value: unknown): number => Number(value)

const arithmetic: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

/** Row numbers are doubles and literals such as `1` are integers: let them meet. Nothing computed with null is null, compared with null false. */
export function registerOperators(environment: Environment): void {
  for (const [operator, compute] of Object.entries(arithmetic)) {
    const mixed = (left: Operand, right: Operand) => compute(number(left), number(right))
    environment.registerOperator(`double ${operator} int`, mixed)
    environment.registerOperator(`int ${operator} double: double`, mixed)
    if (operator === '%') environment.registerOperator('double % double', mixed)
    registerNullArithmetic(environment, operator)
  }
  for (const operator of ['<', '<=', '>', '>=']) registerNullComparison(environment, operator)
  environment.registerOperator('double == int', (left: Operand, right: Operand) => number(left) === number(right))
  environment.registerOperator('null == string', (_left: null, right: string) => right === '')
  for (const type of ['int', 'double', 'bool']) environment.registerOperator(`null == ${type}`, () => false)
  environment.registerOperator('!null: bool', () => true)
}

function registerNullArithmetic(environment: Environment, operator: string): void {
  for (const type of ['int', 'double']) {
    environment.registerOperator(`null ${operator} ${type}: null`, () => null)
    environment.registerOperator(`${type} ${operator} null: null`, () => null)
  }
  environment.registerOperator(`null ${operator} null: null`, () => null)
  if (operator !== '+') return
  environment.registerOperator('null + string: string', (_left: null, right: string) => right)
  environment.registerOperator('string + null: string', (left: string) => left)
}

function registerNullComparison(environment: Environment, operator: string): void {
  for (const type of ['int', 'double', 'string', 'bool']) {
    environment.registerOperator(`null ${operator} ${type}`, () => false)
    environment.registerOperator(`${type} ${operator} null`, () => false)
  }
  environment.registerOperator(`null ${operator} null`, () => false)
}

/** The numbers of a list; what is empty or no number is left out. */
function numbersOf(list: Iterable<unknown>): number[] {
  return [...list].filter((value) => typeof value === 'number' || typeof value === 'bigint').map(number)
}

/** Takes back what binary fractions add: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(15))

function sum(list: Iterable<unknown>): number {
  return clean(numbersOf(list).reduce((total, value) => total + value, 0))
}

function average(list: Iterable<unknown>): number | null {
  const numbers = numbersOf(list)
  return numbers.length === 0 ? null : clean(sum(numbers) / numbers.length)
}

function rounded(value: Operand, places: Operand): number | null {
  return value === null || value === '' ? null : roundTo(number(value), number(places))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return Array.isArray(value) && value.length === 0
}

/** The name under which `matches` really runs: the built-in one takes exponential time on some patterns. */
export const linearMatches = 'matchesLinear'

/** States × characters that a pattern manages in the time of one step, and steps for each state of a pattern that has to be compiled. */
const patternWorkOfStep = 8
const stepsOfCompiling = 20

const payment: PatternPayment = {
  compiling: (states) => spend(states * stepsOfCompiling),
  running(work) {
    if (work > evaluationLimits.patternWork) exceed('pattern')
    spend(Math.ceil(work / patternWorkOfStep))
  },
}

/** What expressions can call beyond the language's own functions. */
export function registerFunctions(environment: Environment): void {
  environment.registerFunction('today(): string', () => dayText(new Date()))
  environment.registerFunction('now(): string', () => momentText(new Date()))
  environment.registerFunction('addDays(string, dyn): string', (date: string, days: Operand) => addDays(date, number(days)))
  environment.registerFunction('daysBetween(string, string): double', daysBetween)
  environment.registerFunction('sum(list): double', sum)
  environment.registerFunction('average(list): dyn', average)
  environment.registerFunction('min(list): dyn', (list: unknown[]) => numbersOf(list).sort((a, b) => a - b)[0] ?? null)
  environment.registerFunction('max(list): dyn', (list: unknown[]) => numbersOf(list).sort((a, b) => b - a)[0] ?? null)
  environment.registerFunction('round(dyn, int): dyn', rounded)
  environment.registerFunction('round(dyn): dyn', (value: Operand) => rounded(value, 0))
  environment.registerFunction('abs(dyn): dyn', (value: Operand) => (value === null ? null : Math.abs(number(value))))
  environment.registerFunction('isEmpty(dyn): bool', isEmpty)
  environment.registerFunction('text(dyn): string', (value: Operand) => (value === null ? '' : String(value)))
  environment.registerFunction('string.lower(): string', (text: string) => text.toLowerCase())
  environment.registerFunction('string.upper(): string', (text: string) => text.toUpperCase())
  environment.registerFunction(`string.${linearMatches}(string): bool`, (text: string, pattern: string) =>
    findPattern(text, pattern, payment),
  )
}
