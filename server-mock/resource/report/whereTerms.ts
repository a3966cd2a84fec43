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
  /** true: the caller may not see the column in the list that it comes from. */
  isHidden: boolean
}

/** What a part of a condition is: true or false per row, a field, or a value that is known before. */
export type Term = { condition: Condition } | { field: FieldTerm } | Constant

/** A value that is known before the rows are read. `isGiven`: the caller hands it in. */
export interface Constant {
  constant: unknown
  isGiven?: boolean
}

/** What the names in a condition mean. */
export interface WhereSources {
  /** The field that `row.<name>` means; `o.total` for `row.o.total`. */
  field(name: string): FieldTerm | undefined
  params: Readonly<Record<string, unknown>>
  /** The row that is edited, where rows to choose are asked for. */
  form?: Readonly<Record<string, unknown>>
  user: Readonly<Record<string, unknown>>
}

/** A column that the caller may not see would be compared with what the caller hands in: its values could be found out one by one. */
export class HiddenComparison extends Error {
  override readonly name = 'HiddenComparison'
}

/** A part of a condition that has no counterpart in SQL. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable'
}

/** Literals, lists of them, and names. */
export function readNode(node: CelNode, sources: WhereSources): Term {
  const { op, args } = node
  if (op === 'value') return { constant: typeof args === 'bigint' ? Number(args) : args }
  if (op === '-_') {
    const term = readNode(args as CelNode, sources)
    return { constant: -numberOf(term), isGiven: isGiven(term) }
  }
  if (op === 'list') {
    const terms = (args as CelNode[]).map((item) => readNode(item, sources))
    return { constant: terms.map(constantOf), isGiven: terms.some(isGiven) }
  }
  const path = pathOf(node)
  const [root, ...names] = path ?? []
  if (root === 'row' && names.length > 0) {
    const field = sources.field(names.join('.'))
    if (field) return { field }
  }
  const [name] = names
  if (name !== undefined && names.length === 1) {
    if (root === 'params') return { constant: ownValue(sources.params, name), isGiven: true }
    if (root === 'form' && sources.form) return { constant: ownValue(sources.form, name), isGiven: true }
    if (root === 'user') return { constant: ownValue(sources.user, name) }
  }
  throw new Untranslatable(path ? path.join('.') : `“${op}”`)
}

function ownValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

function isGiven(term: Term): boolean {
  return 'constant' in term && term.isGiven === true
}

/** Throws for a hidden column beside a value that the caller hands in. */
export function refuseHidden(terms: readonly Term[]): void {
  if (terms.some(isGiven) && terms.some((term) => 'field' in term && term.field.isHidden)) throw new HiddenComparison()
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
