import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Problem } from '../page/Problem'
import { fromPointer } from './Finding'
import { createLineTable } from './LineTable'

/** Gives problems that only know their path the line and column in the text, for findings that are made elsewhere. */
export function locateProblems(text: string, problems: readonly Problem[]): Problem[] {
  const tree = parseTree(text, [], { allowTrailingComma: true })
  const lines = createLineTable(text)
  return problems.map((problem) => {
    const node = tree && findNearest(tree, fromPointer(problem.path))
    return node ? { ...problem, ...lines.place(node.offset), offset: node.offset, length: lengthOf(node) } : problem
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
