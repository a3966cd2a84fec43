import type { RawBuilder } from 'kysely'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Comparison, type Condition, compare, isOneOf, like } from './compare'
import type { QueryContext } from './QueryContext'
import { type Operand, readValue } from './readValue'

const comparisons: Record<string, Comparison> = { '>=': 'ge', '>': 'gt', '<=': 'le', '<': 'lt' }

/** A column that is asked about, and how the statement names it. */
export interface AskedColumn {
  column: ColumnModel
  ref: RawBuilder<unknown>
  /** The same text in the other languages that it is kept in. */
  others?: readonly AskedColumn[]
}

/**
 * The condition of one parameter of the list query. `*x*` contains, `*x` ends with, `x*` starts with, `!x` is not, `>= x` (or `>=x`) compares,
 * `a,b` is one of them; any other value means what the field kind says. A part of a text is looked for in every language of the text.
 */
export function fieldCondition(scope: QueryContext, asked: AskedColumn, path: string, text: string): Condition | undefined {
  const { column, ref } = asked
  if (column.query === 'none') {
    scope.findings.add(path, 'not-queried', 'notQueried', { field: column.key })
    return undefined
  }
  const operand = (raw: string): Operand | undefined => {
    const value = readValue(column, raw)
    if (!value) scope.badValue(path, column, raw)
    return value
  }
  const comparing = /^(>=|<=|>|<)\s*(.+)$/s.exec(text)
  if (comparing) {
    const value = operand(comparing[2] ?? '')
    return value && compare(column, ref, comparisons[comparing[1] ?? ''] ?? 'eq', value)
  }
  if (text.length > 1 && text.startsWith('!')) {
    const value = operand(text.slice(1))
    return value && compare(column, ref, 'ne', value)
  }
  return starred(asked, text) ?? plain(asked, text, operand)
}

function starred({ others = [], ...asked }: AskedColumn, text: string): Condition | undefined {
  const starts = text.startsWith('*')
  const ends = text.length > 1 && text.endsWith('*')
  const inner = text.slice(starts ? 1 : 0, ends ? -1 : undefined)
  if (!(starts || ends)) return undefined
  if (inner === '') return allOf([])
  const likeness = starts && ends ? 'contains' : starts ? 'endsWith' : 'startsWith'
  return anyOf([asked, ...others].map(({ column, ref }) => like(column, ref, likeness, inner.replaceAll('\0', ''))))
}

function plain({ column, ref }: AskedColumn, text: string, operand: (raw: string) => Operand | undefined): Condition | undefined {
  if (column.query === 'like' || column.query === 'startsWith') {
    const value = operand(text)
    return value && like(column, ref, column.query === 'like' ? 'contains' : 'startsWith', String(value.value))
  }
  const operands = splitList(text).map(operand)
  const [first] = operands
  if (!first || operands.some((value) => value === undefined)) return undefined
  const values = operands.filter((value) => value !== undefined)
  return values.length === 1 && !column.isMultiple ? compare(column, ref, 'eq', first) : isOneOf(column, ref, values)
}

/** `<field>_MultiString=,a,b,`: rows that hold any of the values. */
export function multiCondition(scope: QueryContext, { column, ref }: AskedColumn, path: string, text: string): Condition | undefined {
  const operands = splitList(text).map((raw) => readValue(column, raw))
  if (operands.some((value) => value === undefined)) scope.badValue(path, column, text)
  const values = operands.filter((value) => value !== undefined)
  return values.length === 0 ? undefined : isOneOf(column, ref, values)
}

export function splitList(text: string): string[] {
  const values = text.split(',').map((value) => value.trim())
  const filled = values.filter((value) => value !== '')
  return filled.length === 0 ? [text] : filled
}
