import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { normalisePage } from '../page/normalisePage'
import type { Problem } from '../page/Problem'
import { fromPointer, toPointer } from './Finding'
import { createLineTable } from './LineTable'

/**
 * Gives problems that only know their path the line and column in the text, for findings that are made elsewhere. Their paths may name properties by their
 * own names where the text writes another spelling.
 */
export function locateProblems(text: string, problems: readonly Problem[]): Problem[] {
  const tree = parseTree(text, [], { allowTrailingComma: true })
  if (!tree || problems.length === 0) return [...problems]
  const lines = createLineTable(text)
  const { writtenPath } = normalisePage<unknown>(getNodeValue(tree))
  return problems.map((problem) => {
    const path = writtenPath(fromPointer(problem.path))
    const node = findNearest(tree, path.map(String))
    return { ...problem, path: toPointer(path), ...lines.place(node.offset), offset: node.offset, length: lengthOf(node) }
  })
}

/** The node at the path, or the last one on the way that is there. */
function findNearest(tree: Node, path: readonly string[]): Node {
  let nearest = tree
  for (const part of path) {
    const next = findNodeAtLocation(nearest, [nearest.type === 'array' ? Number(part) : part])
    if (!next) break
    nearest = next
  }
  return nearest
}

function lengthOf(node: Node): number {
  return node.type === 'object' || node.type === 'array' ? 1 : node.length
}
