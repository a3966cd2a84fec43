import type { ASTNode } from '@marcbachmann/cel-js'
import { linearMatches } from './celFunctions'
import { expressionRoots } from './expressionRoots'
import { loadPatternEngine } from './patternEngine'

const roots = new Set<string>(expressionRoots)

/** The node as the walk needs it: an operator and whatever it works on. */
interface Node {
  op: string
  args: unknown
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Partial<Node>).op === 'string'
}

/** `row.status`, `sub.products` … for a node that reads a member of a root by its name; undefined for any other. */
function memberRead(node: Node): string | undefined {
  if ((node.op !== '.' && node.op !== '[]') || !Array.isArray(node.args)) return undefined
  const [owner, member] = node.args as unknown[]
  if (!isNode(owner) || owner.op !== 'id' || !roots.has(String(owner.args))) return undefined
  const name = isNode(member) && member.op === 'value' ? member.args : member
  return typeof name === 'string' ? `${String(owner.args)}.${name}` : undefined
}

/** What the expression reads, for example `row.status`. A root that is read as a whole stands alone: `selected`. */
export function collectReads(tree: ASTNode): string[] {
  const reads = new Set<string>()
  visit(tree, (node) => {
    const member = memberRead(node)
    if (member !== undefined) {
      reads.add(member)
      return false
    }
    if (node.op === 'id' && roots.has(String(node.args))) reads.add(String(node.args))
    return true
  })
  return [...reads]
}

/** Makes `text.matches(pattern)` run in linear time. To be called before the tree is checked. */
export function replaceMatches(tree: ASTNode): void {
  visit(tree, (node) => {
    if (node.op !== 'rcall' || !Array.isArray(node.args) || node.args[0] !== 'matches') return true
    node.args[0] = linearMatches
    void loadPatternEngine()
    return true
  })
}

/** A pattern that stands in an expression as it is, and where: offset and length count characters of the source. */
export interface WrittenPattern {
  pattern: string
  offset: number
  length: number
}

/** The patterns of `text.matches('…')`; what an expression works out is none of them. */
export function collectPatterns(tree: ASTNode): WrittenPattern[] {
  const found: WrittenPattern[] = []
  visit(tree, ({ op, args }) => {
    const [name, , operands] = op === 'rcall' && Array.isArray(args) ? (args as unknown[]) : []
    const operand = name === linearMatches && Array.isArray(operands) ? (operands[0] as Node & { start: number; end: number }) : undefined
    if (operand?.op === 'value' && typeof operand.args === 'string')
      found.push({ pattern: operand.args, offset: operand.start, length: operand.end - operand.start })
    return true
  })
  return found
}

/** A member that is compared with a fixed value: `row.status == 'open'`, or one of those in `row.status in ['open', 'new']`. */
export interface ComparedMember {
  /** `row.status`; of the rows that a loop goes through `sub.parts.status` or `selected.status`. */
  name: string
  value: string | number | boolean
}

/** Names that loops give to the rows that they go through: `p` of `sub.parts.exists(p, …)` stands for `sub.parts`. */
type LoopNames = ReadonlyMap<string, string>

/** Every comparison of a member with a fixed value. */
export function collectComparisons(tree: ASTNode): ComparedMember[] {
  return comparisonsIn(tree, new Map())
}

function comparisonsIn(value: unknown, names: LoopNames): ComparedMember[] {
  if (Array.isArray(value)) return value.flatMap((item) => comparisonsIn(item, names))
  if (!isNode(value)) return []
  const loop = readLoop(value, names)
  if (loop) return [...comparisonsIn(loop.receiver, names), ...comparisonsIn(loop.body, loop.names)]
  return [...comparedBy(value, names), ...comparisonsIn(value.args, names)]
}

function comparedBy({ op, args }: Node, names: LoopNames): ComparedMember[] {
  if (!Array.isArray(args)) return []
  const [left, right] = args as unknown[]
  if (op === '==' || op === '!=') return [...compared(left, [right], names), ...compared(right, [left], names)]
  return op === 'in' && isNode(right) && right.op === 'list' && Array.isArray(right.args) ? compared(left, right.args, names) : []
}

function compared(member: unknown, others: readonly unknown[], names: LoopNames): ComparedMember[] {
  const name = isNode(member) ? (memberRead(member) ?? memberOfLoop(member, names)) : undefined
  if (name === undefined) return []
  return others.flatMap((other) => {
    const value = isNode(other) && other.op === 'value' ? other.args : undefined
    if (typeof value === 'bigint') return [{ name, value: Number(value) }]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ name, value }] : []
  })
}

/** The texts that it can give as they are written: `row.paid ? 'green' : 'red'`. */
export function collectResults(tree: unknown): string[] {
  if (!isNode(tree)) return []
  if (tree.op === 'value') return typeof tree.args === 'string' ? [tree.args] : []
  return tree.op === '?:' && Array.isArray(tree.args) ? tree.args.slice(1).flatMap(collectResults) : []
}

const loops = new Set(['map', 'filter', 'exists', 'exists_one', 'all'])

/** A loop over rows: what it goes through, what it does with each, and the names that hold there. */
function readLoop({ op, args }: Node, names: LoopNames): { receiver: unknown; body: unknown[]; names: LoopNames } | undefined {
  if (op !== 'rcall' || !Array.isArray(args)) return undefined
  const [name, receiver, operands] = args as unknown[]
  if (!loops.has(String(name)) || !Array.isArray(operands)) return undefined
  const [variable, ...body] = operands as unknown[]
  if (!isNode(variable) || variable.op !== 'id') return undefined
  const rows = rowsOf(receiver, names)
  return { receiver, body, names: new Map([...names, [String(variable.args), rows ?? '']]) }
}

/** The rows that a list holds: those of a sub-table or the selected ones, also when some of them were left out before. */
function rowsOf(list: unknown, names: LoopNames): string | undefined {
  if (!isNode(list)) return undefined
  if (list.op === 'id') return list.args === 'selected' ? 'selected' : undefined
  if (list.op === 'rcall' && Array.isArray(list.args) && list.args[0] === 'filter') return rowsOf(list.args[1], names)
  const member = memberRead(list)
  return member?.startsWith('sub.') ? member : undefined
}

/** `sub.parts.status` for `p.status` where `p` stands for a row of `sub.parts`. */
function memberOfLoop(node: Node, names: LoopNames): string | undefined {
  if ((node.op !== '.' && node.op !== '[]') || !Array.isArray(node.args)) return undefined
  const [owner, member] = node.args as unknown[]
  const rows = isNode(owner) && owner.op === 'id' ? names.get(String(owner.args)) : undefined
  const name = isNode(member) && member.op === 'value' ? member.args : member
  return rows && typeof name === 'string' ? `${rows}.${name}` : undefined
}

/** Loops inside one another at the deepest place: `list.map(x, other.filter(y, …))` are two, `list.filter(x, …).map(y, …)` is one. */
export function countNesting(tree: unknown): number {
  if (Array.isArray(tree)) return tree.reduce<number>((deepest, item) => Math.max(deepest, countNesting(item)), 0)
  if (!isNode(tree)) return 0
  if (tree.op !== 'rcall' || !Array.isArray(tree.args)) return countNesting(tree.args)
  const [name, receiver, operands] = tree.args as unknown[]
  return Math.max(countNesting(receiver), countNesting(operands) + (loops.has(String(name)) ? 1 : 0))
}

/** A whole number as it is written, and where: offset and length count characters of the source. */
export interface WrittenNumber {
  offset: number
  length: number
}

/** The whole number that is written behind ? or : of a choice; undefined where none is, or one on both sides. */
export function wholeNumberOf(choice: unknown): WrittenNumber | undefined {
  const sides = isNode(choice) && choice.op === '?:' && Array.isArray(choice.args) ? (choice.args.slice(1) as unknown[]) : []
  const written = sides.flatMap((side) => (isNode(side) && isWholeNumber(side) ? [side as Node & { start: number; end: number }] : []))
  const [only, other] = written
  return only && !other ? { offset: only.start, length: only.end - only.start } : undefined
}

function isWholeNumber({ op, args }: Node): boolean {
  if (op === '-_') return isNode(args) && isWholeNumber(args)
  return op === 'value' && typeof args === 'bigint'
}

/** Walks the tree; `look` says whether to go on below the node. */
function visit(value: unknown, look: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, look)
  } else if (isNode(value) && look(value)) visit(value.args, look)
}
