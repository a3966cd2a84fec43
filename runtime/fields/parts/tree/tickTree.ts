import { splitValues } from '../values'

/** A node of a tree of ticks. */
export interface TickNode {
  key: string
  title: string
  children: readonly TickNode[]
}

interface WireNode {
  key?: unknown
  value?: unknown
  id?: unknown
  title?: unknown
  label?: unknown
  children?: unknown
}

/** The nodes of an answer: a list of them, or one as `treeList`. What is none is left out. */
export function readNodes(answer: unknown): TickNode[] {
  const list = Array.isArray(answer) ? answer : (answer as { treeList?: unknown } | null)?.treeList
  if (!Array.isArray(list)) return []
  return list.flatMap((node: WireNode | null) => {
    const key = node?.key ?? node?.value ?? node?.id
    if (node === null || key === undefined || key === null) return []
    return [{ key: String(key), title: String(node.title ?? node.label ?? key), children: readNodes(node.children ?? []) }]
  })
}

/** The keys of a node and of everything below it, in the order of the tree. */
export function keysUnder(nodes: readonly TickNode[]): string[] {
  return nodes.flatMap((node) => [node.key, ...keysUnder(node.children)])
}

/** The keys of the nodes on the way to one, the highest first; undefined where it is not in the tree. */
function wayTo(nodes: readonly TickNode[], key: string): readonly string[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return []
    const below = wayTo(node.children, key)
    if (below) return [node.key, ...below]
  }
  return undefined
}

/** How a node stands: `all` with everything below it, `some` when it or something below is ticked. A node above others is all when they are. */
export function stateOf(node: TickNode, ticked: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const below = keysUnder(node.children)
  const count = below.filter((key) => ticked.has(key)).length
  if (below.length > 0 ? count === below.length : ticked.has(node.key)) return 'all'
  return count > 0 || ticked.has(node.key) ? 'some' : 'none'
}

/**
 * The value after a tick was set or taken. A tick takes everything below along, and what stands above: without it nobody gets there. Taking one takes what is
 * below. What is stored and not in the tree stays.
 */
export function toggleNode(nodes: readonly TickNode[], value: unknown, node: TickNode): string[] {
  const ticked = new Set(splitValues(value))
  const isOn = stateOf(node, ticked) === 'all'
  for (const key of keysUnder([node])) {
    if (isOn) ticked.delete(key)
    else ticked.add(key)
  }
  if (!isOn) for (const key of wayTo(nodes, node.key) ?? []) ticked.add(key)
  const inTree = keysUnder(nodes)
  const known = new Set(inTree)
  return [...inTree.filter((key) => ticked.has(key)), ...[...ticked].filter((key) => !known.has(key))]
}

/** The nodes whose title holds the word, with all that stands above and below them; all of them for no word. */
export function findNodes(nodes: readonly TickNode[], word: string): readonly TickNode[] {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node]
    const children = findNodes(node.children, wanted)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
