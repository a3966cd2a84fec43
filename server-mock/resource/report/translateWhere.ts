import { type RawBuilder, sql } from 'kysely'
import { evaluatingEnvironment } from '../../../schemas/rules/celEnvironment'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Condition } from '../query/compare'
import { readValue } from '../query/readValue'
import { type CelNode, type FieldTerm, readNode, refuseHidden, type Term, Untranslatable, type WhereSources } from './whereTerms'

/**
 * A CEL condition as SQL with bound values. The part of CEL that has a meaning in SQL: `== != < <= > >= && || ! in`, `startsWith`, `endsWith`,
 * `contains`, literals, `row.<field>`, `params.<key>`, `user.<key>`. Throws `Untranslatable` for anything else, and for what cannot be parsed.
 * What is empty is null, `''` equals it, and every comparison is true or false, as when CEL itself runs.
 */
export function translateWhere(source: string, sources: WhereSources): Condition {
  const term = translate(parse(source), sources)
  if ('condition' in term) return term.condition
  if ('constant' in term && typeof term.constant === 'boolean') return term.constant ? sql`true` : sql`false`
  throw new Untranslatable(source)
}

/** Whether a condition asks who calls. */
export function readsUser(source: string): boolean {
  const isUser = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(isUser)
    if (node === null || typeof node !== 'object') return false
    const { op, args } = node as CelNode
    return (op === 'id' && args === 'user') || isUser(args)
  }
  return isUser(parse(source))
}

function parse(source: string): CelNode {
  try {
    return evaluatingEnvironment().parse(source).ast as CelNode
  } catch (error) {
    throw new Untranslatable(error instanceof Error ? (error.message.split('\n')[0] ?? source) : source)
  }
}

function translate(node: CelNode, sources: WhereSources): Term {
  const { op, args } = node
  if (op === '&&' || op === '||') return join(op, args as CelNode[], sources)
  if (op === '!_') return negate(translate(args as CelNode, sources), node)
  if (op === 'rcall') return callText(node, sources)
  if (op === 'in') return isIn(node, sources)
  if (Object.hasOwn(comparisons, op)) return compareTerms(op as keyof typeof comparisons, node, sources)
  return readNode(node, sources)
}

/** Both sides are always translated, so that what cannot be is found whatever the parameters are. */
function join(op: '&&' | '||', nodes: readonly CelNode[], sources: WhereSources): Term {
  const conditions = nodes.map((node) => asCondition(translate(node, sources), node))
  return { condition: op === '&&' ? allOf(conditions) : anyOf(conditions) }
}

function asCondition(term: Term, node: CelNode): Condition {
  if ('condition' in term) return term.condition
  if ('constant' in term) return term.constant === true ? sql`true` : sql`false`
  throw new Untranslatable(textOf(node))
}

function negate(term: Term, node: CelNode): Term {
  return { condition: sql`not coalesce(${asCondition(term, node)}, false)` }
}

const comparisons = {
  '==': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} is not distinct from ${right}`,
  '!=': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} is distinct from ${right}`,
  '<': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} < ${right}`,
  '<=': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} <= ${right}`,
  '>': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} > ${right}`,
  '>=': (left: RawBuilder<unknown>, right: RawBuilder<unknown>): Condition => sql`${left} >= ${right}`,
}

/** What is compared with one another. */
function translateSides(nodes: readonly CelNode[], sources: WhereSources): Term[] {
  const terms = nodes.map((node) => translate(node, sources))
  refuseHidden(terms)
  return terms
}

function compareTerms(op: keyof typeof comparisons, node: CelNode, sources: WhereSources): Term {
  const [left, right] = translateSides(node.args as CelNode[], sources)
  if (!left || !right || 'condition' in left || 'condition' in right) throw new Untranslatable(textOf(node))
  if ('constant' in left && 'constant' in right)
    return { constant: compareConstants(op, left.constant, right.constant), isGiven: left.isGiven || right.isGiven }
  const type = 'field' in left ? left.field : 'field' in right ? right.field : undefined
  if ([left, right].some((side) => 'constant' in side && !fits(side.constant, type?.column))) return { constant: op === '!=' }
  if ('field' in left && 'field' in right && familyOf(left.field) !== familyOf(right.field))
    return { condition: comparisons[op](asText(left.field), asText(right.field)) }
  return { condition: comparisons[op](operand(left, type, node), operand(right, type, node)) }
}

/** Columns of one family can be compared as they are. */
const families: Partial<Record<ColumnModel['type'], string>> = { integer: 'number', numeric: 'number', date: 'day', timestamp: 'day' }

function familyOf({ column }: FieldTerm): string {
  return families[column.type] ?? column.type
}

function asText({ ref }: FieldTerm): RawBuilder<unknown> {
  return sql`nullif(cast(${ref} as text), '')`
}

/** A side of a comparison: the column, with empty texts as null, or the value bound with the type of the other side. */
function operand(term: Exclude<Term, { condition: unknown }>, other: FieldTerm | undefined, node: CelNode): RawBuilder<unknown> {
  if ('field' in term) return term.field.column.type === 'text' ? sql`nullif(${term.field.ref}, '')` : term.field.ref
  const { constant } = term
  if (isEmpty(constant)) return sql`null`
  if (typeof constant === 'object') throw new Untranslatable(textOf(node))
  const type = other?.column.type === 'integer' ? 'numeric' : (other?.column.type ?? 'text')
  return sql`cast(${String(constant)} as ${sql.raw(type)})`
}

function isEmpty(constant: unknown): boolean {
  return constant === null || constant === undefined || constant === ''
}

/** A value that the column cannot hold is different from every value in it. */
function fits(constant: unknown, column: ColumnModel | undefined): boolean {
  return !column || isEmpty(constant) || typeof constant === 'object' || readValue(column, String(constant)) !== undefined
}

function compareConstants(op: keyof typeof comparisons, left: unknown, right: unknown): boolean {
  const [a, b] = [left === '' ? null : (left ?? null), right === '' ? null : (right ?? null)]
  if (op === '==') return a === b
  if (op === '!=') return a !== b
  if (a === null || b === null || typeof a !== typeof b) return false
  if (op === '<') return a < b
  if (op === '<=') return a <= b
  return op === '>' ? a > b : a >= b
}

const textCalls: Record<string, (text: RawBuilder<unknown>, part: RawBuilder<unknown>) => Condition> = {
  startsWith: (text, part) => sql`starts_with(${text}, ${part})`,
  endsWith: (text, part) => sql`right(${text}, length(${part})) = ${part}`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
}

function callText(node: CelNode, sources: WhereSources): Term {
  const [name, receiver, args] = node.args as [string, CelNode, CelNode[]]
  const call = Object.hasOwn(textCalls, name) ? textCalls[name] : undefined
  const [argument] = args
  if (!call || !argument || args.length !== 1) throw new Untranslatable(textOf(node))
  const sides = translateSides([receiver, argument], sources)
  const [text, part] = sides.map((term) => {
    if ('condition' in term || ('constant' in term && typeof term.constant === 'object' && term.constant !== null))
      throw new Untranslatable(textOf(node))
    return 'field' in term ? sql`cast(${term.field.ref} as text)` : sql`cast(${term.constant ?? null} as text)`
  })
  if (!text || !part) throw new Untranslatable(textOf(node))
  return { condition: call(text, part) }
}

function isIn(node: CelNode, sources: WhereSources): Term {
  const [left, right] = translateSides(node.args as CelNode[], sources)
  if (!left || !right || !('constant' in right) || !Array.isArray(right.constant) || 'condition' in left)
    throw new Untranslatable(textOf(node))
  const values = right.constant.filter((value) => value !== null && value !== '').map(String)
  if ('constant' in left) return { constant: right.constant.includes(left.constant), isGiven: left.isGiven || right.isGiven }
  return { condition: sql`cast(${left.field.ref} as text) = any(cast(${values} as text[]))` }
}

function textOf({ input, range }: CelNode): string {
  return input && range ? input.slice(range.start, range.end) : '?'
}
