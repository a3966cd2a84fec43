import type { RawBuilder } from 'kysely'
import type { ColumnModel } from '../model/ResourceModel'
import type { Condition } from '../query/compare'

/** The node of a parsed expression, as far as the translation needs it. */
export interface CelNode {
  op: string
  args: unknown
  input?: string
  range?: { start: number; end: number }
}

/** A field of one of the tables. */
export interface FieldTerm {
  ref: RawBuilder<unknown>
  column: ColumnModel
}

/** What a part of a condition is: true or false per row, a field, or a value that is known before. */
export type Term = { condition: Condition } | { field: FieldTerm } | { constant: unknown }

/** What the names in a condition mean. */
export interface WhereSources {
  /** The field that `row.<name>` means; `o.total` for `row.o.total`. */
  field(name: string): FieldTerm | undefined
  params: Readonly<Record<string, unknown>>
  user: Readonly<Record<string, unknown>>
}

/** A part of a condition that has no counterpart in SQL. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable'
}

/** Literals, lists of them, and names. */
export function readNode(node: CelNode, sources: WhereSources): Term {
  const { op, args } = node
  if (op === 'value') return { constant: typeof args === 'bigint' ? Number(args) : args }
  if (op === '-_') return { constant: -numberOf(readNode(args as CelNode, sources)) }
  if (op === 'list') return { constant: (args as CelNode[]).map((item) => constantOf(readNode(item, sources))) }
  const path = pathOf(node)
  const [root, ...names] = path ?? []
  if (root === 'row' && names.length > 0) {
    const field = sources.field(names.join('.'))
    if (field) return { field }
  }
  const [name] = names
  if (name !== undefined && names.length === 1) {
    if (root === 'params') return { constant: ownValue(sources.params, name) }
    if (root === 'user') return { constant: ownValue(sources.user, name) }
  }
  throw new Untranslatable(path ? path.join('.') : `“${op}”`)
}

function ownValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

function constantOf(term: Term): unknown {
  if ('constant' in term) return term.constant
  throw new Untranslatable('[…]')
}

function numberOf(term: Term): number {
  const value = constantOf(term)
  if (typeof value === 'number') return value
  throw new Untranslatable('-')
}

/** `row.o.total` as its parts; undefined for what is no chain of names. */
function pathOf({ op, args }: CelNode): string[] | undefined {
  if (op === 'id') return [String(args)]
  if (op !== '.' || !Array.isArray(args)) return undefined
  const [owner, name] = args as [CelNode, unknown]
  const above = pathOf(owner)
  return above && typeof name === 'string' ? [...above, name] : undefined
}
