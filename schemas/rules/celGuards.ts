import type { ASTNode } from '@marcbachmann/cel-js'
import { type EvaluatedNode, exceed, spend } from './celMeter'
import { evaluationLimits } from './evaluationLimits'
import { RowReader } from './RowReader'

/** Characters that are copied or compared in the time of one step. */
const charactersOfStep = 64

const ofText = (length: number): number => Math.ceil(length / charactersOfStep)

/** Functions that answer at once, however long the list is. */
const instantCalls = new Set(['size', 'isEmpty'])
/** Functions that look for one text in another; in the worst case they compare each character with each. */
const searchCalls = new Set(['contains', 'indexOf', 'lastIndexOf', 'split'])
/** Functions that ask the calendar of a time zone. */
const zoneCall = /^get[A-Z]/
const stepsOfZone = 500
/** A duration is read by backtracking: no honest one is longer. */
const durationLength = 64

/** Makes operators and functions pay for what they do with long texts and lists, before they do it. To be called once the tree is checked. */
export function guardOperations(tree: ASTNode): void {
  guardNode(tree as unknown as EvaluatedNode)
}

function guardNode(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) guardNode(item)
    return
  }
  if (value === null || typeof value !== 'object' || typeof (value as Partial<EvaluatedNode>).op !== 'string') return
  const node = value as EvaluatedNode
  guardNode(node.args)
  const { handle } = node
  if (!handle) return
  if (node.op === 'call' || node.op === 'rcall') node.handle = guardedCall(String((node.args as unknown[])[0]), handle)
  else if (Object.hasOwn(operatorGuards, node.op)) node.handle = guardedOperator(operatorGuards[node.op as GuardedOperator], handle)
}

type Handle = NonNullable<EvaluatedNode['handle']>

function guardedOperator(guard: (left: unknown, right: unknown) => void, handle: Handle): Handle {
  return (left, right, node, evaluator) => {
    if (typeof left === 'string' || typeof right === 'string' || isObject(left) || isObject(right)) guard(left, right)
    return handle(left, right, node, evaluator)
  }
}

function guardedCall(name: string, handle: Handle): Handle {
  return (operands, second, third) => {
    guardCall(name, operands as readonly unknown[])
    const result = handle(operands, second, third)
    checkLength(result)
    return result
  }
}

const operatorGuards = {
  '+': guardJoining,
  in: guardMembership,
  '==': guardComparison,
  '!=': guardComparison,
  '<': guardComparison,
  '<=': guardComparison,
  '>': guardComparison,
  '>=': guardComparison,
}

type GuardedOperator = keyof typeof operatorGuards

function guardJoining(left: unknown, right: unknown): void {
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length + right.length > evaluationLimits.textLength) exceed('text')
  } else if (hasLength(left) && hasLength(right)) {
    const length = left.length + right.length
    if (length > (Array.isArray(left) ? evaluationLimits.listLength : evaluationLimits.textLength)) exceed('list')
    spend(length)
  }
}

function guardMembership(value: unknown, list: unknown): void {
  if (isObject(value)) measure(list, true)
  else if (Array.isArray(list)) spend(list.length * (typeof value === 'string' ? Math.max(ofText(value.length), 1) : 1))
}

function guardComparison(left: unknown, right: unknown): void {
  if (typeof left === 'string' && typeof right === 'string') spend(ofText(Math.min(left.length, right.length)))
  else if (isObject(left) && isObject(right)) measure(left, true)
}

function guardCall(name: string, operands: readonly unknown[]): void {
  if (name === 'text' || name === 'join') guardWriting(operands)
  else if (searchCalls.has(name)) guardSearch(operands)
  else if (name === 'duration' && String(operands[0]).length > durationLength) exceed('text')
  else if (zoneCall.test(name) && operands.length > 1) spend(stepsOfZone)
  for (const operand of operands) {
    if (typeof operand === 'string') spend(ofText(operand.length))
    else if (operand instanceof Map) spend(operand.size)
    else if (Array.isArray(operand)) spend(instantCalls.has(name) ? 1 : operand.length)
    else if (operand instanceof Uint8Array) spend(operand.length)
    else if (isObject(operand)) spend(Object.keys(operand).length)
  }
}

/** A list that becomes a text: every entry, and the separator as often. */
function guardWriting([list, separator]: readonly unknown[]): void {
  if (!Array.isArray(list)) return
  const between = typeof separator === 'string' ? separator.length : 1
  if (measure(list, false) + between * list.length > evaluationLimits.textLength) exceed('text')
}

function guardSearch([text, searched]: readonly unknown[]): void {
  if (typeof text === 'string' && typeof searched === 'string') spend(ofText(text.length * Math.max(searched.length, 1)))
}

function checkLength(result: unknown): void {
  if (typeof result === 'string' && result.length > evaluationLimits.textLength) exceed('text')
  if (Array.isArray(result) && result.length > evaluationLimits.listLength) exceed('list')
  if (result instanceof Uint8Array && result.length > evaluationLimits.textLength) exceed('list')
}

/** Characters of everything in a value. Each entry is paid for as often as it is met: lists that hold one list twice may stand for endlessly many entries. */
function measure(value: unknown, isIntoRows: boolean): number {
  spend(1)
  if (typeof value === 'string') {
    spend(ofText(value.length))
    return value.length
  }
  if (!isObject(value)) return 1
  if (value instanceof RowReader) return isIntoRows ? measureEach(Object.values(value.plain), true) : 1
  if (value instanceof Uint8Array) return value.length
  return measureEach(Array.isArray(value) ? value : Object.values(value), isIntoRows)
}

function measureEach(values: readonly unknown[], isIntoRows: boolean): number {
  let length = values.length
  for (const value of values) length += measure(value, isIntoRows)
  return length
}

/** What a result would be as a plain value: refuses one that is too long to be kept. A text that was read, not made, is kept whatever its length. */
export function checkResult(result: unknown): void {
  if (isObject(result) && measure(result, false) > evaluationLimits.textLength) exceed('list')
}

function hasLength(value: unknown): value is { length: number } {
  return Array.isArray(value) || value instanceof Uint8Array
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}
