import { useCascaderAreaData } from '@vant/area-data'

export interface AreaNode {
  value: string
  text: string
  children?: AreaNode[]
}

/** Provinces, cities and areas, and the way to each of them. The tree hangs under the code 86, China, which is never stored. */
export interface AreaTree {
  roots: readonly AreaNode[]
  /** Province, city and area that lead to a code, the code's own node last. */
  pathTo(code: string): readonly AreaNode[]
}

/** The data comes as a hook by its name only: it is a plain function. */
const readAreas: () => AreaNode[] = useCascaderAreaData

export function buildAreaTree(): AreaTree {
  const roots = readAreas()
  const paths = new Map<string, readonly AreaNode[]>()
  const visit = (nodes: readonly AreaNode[], above: readonly AreaNode[]) => {
    for (const node of nodes) {
      const path = [...above, node]
      paths.set(node.value, path)
      if (node.children) visit(node.children, path)
    }
  }
  visit(roots, [])
  return { roots, pathTo: (code) => paths.get(code) ?? [] }
}
