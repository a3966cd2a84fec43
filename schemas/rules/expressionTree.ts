import type { ASTNode } from '@marcbachmann/cel-js'
import { linearMatches } from './celFunctions'
import { loadPatternEngine } from './patternEngine'

const roots = new Set(['row', 'sub', 'selected', 'params', 'user'])

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
    loadPatternEngine()
    return true
  })
}

/** A member that is compared with a fixed value: `row.status == 'open'`, or one of those in `row.status in ['open', 'new']`. */
export interface ComparedMember {
  /** For example `row.status`. */
  name: string
  value: string | number | boolean
}

/** Every comparison of a member with a fixed value. */
export function collectComparisons(tree: ASTNode): ComparedMember[] {
  const found: ComparedMember[] = []
  visit(tree, (node) => {
    if (!Array.isArray(node.args)) return true
    const [left, right] = node.args as unknown[]
    if (node.op === '==' || node.op === '!=') found.push(...compared(left, [right]), ...compared(right, [left]))
    if (node.op === 'in' && isNode(right) && right.op === 'list' && Array.isArray(right.args)) found.push(...compared(left, right.args))
    return true
  })
  return found
}

function compared(member: unknown, others: readonly unknown[]): ComparedMember[] {
  const name = isNode(member) ? memberRead(member) : undefined
  if (name === undefined) return []
  return others.flatMap((other) => {
    const value = isNode(other) && other.op === 'value' ? other.args : undefined
    if (typeof value === 'bigint') return [{ name, value: Number(value) }]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ name, value }] : []
  })
}

const loops = new Set(['map', 'filter', 'exists', 'exists_one', 'all'])

/** Loops inside one another at the deepest place: `list.map(x, other.filter(y, …))` are two, `list.filter(x, …).map(y, …)` is one. */
export function countNesting(tree: unknown): number {
  if (Array.isArray(tree)) return tree.reduce<number>((deepest, item) => Math.max(deepest, countNesting(item)), 0)
  if (!isNode(tree)) return 0
  if (tree.op !== 'rcall' || !Array.isArray(tree.args)) return countNesting(tree.args)
  const [name, receiver, operands] = tree.args as unknown[]
  return Math.max(countNesting(receiver), countNesting(operands) + (loops.has(String(name)) ? 1 : 0))
}

/** Walks the tree; `look` says whether to go on below the node. */
function visit(value: unknown, look: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, look)
  } else if (isNode(value) && look(value)) visit(value.args, look)
}
