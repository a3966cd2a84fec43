import { useQuery } from '@tanstack/react-query'
import type { AreaNode, AreaTree } from './areaTree'
import { plainText } from './values'

let loaded: AreaTree | undefined

/** The areas weigh about 40 KB: they come when the first one is shown. */
export async function loadAreas(): Promise<AreaTree> {
  const { buildAreaTree } = await import('./areaTree')
  loaded ??= buildAreaTree()
  return loaded
}

export function useAreas() {
  const { data, error, refetch } = useQuery({
    queryKey: ['areas'],
    queryFn: loadAreas,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => loaded,
  })
  return { areas: data, error, retry: () => void refetch() }
}

/** The names that lead to a code, for example 浙江省/杭州市/西湖区; the code itself while the areas are not loaded, or for an unknown one. */
export function areaText(code: unknown, areas: AreaTree | undefined = loaded): string {
  const text = plainText(code)
  const names = areas?.pathTo(text).map((node) => node.text) ?? []
  // Cities that are provinces bear the same name twice.
  return names.filter((name, index) => name !== names[index - 1]).join('/') || text
}

/** The tree down to a level: 1 province, 2 city, 3 area. */
export function cutTree(nodes: readonly AreaNode[], level: number): AreaNode[] {
  return nodes.map(({ children, ...node }) => (level > 1 && children ? { ...node, children: cutTree(children, level - 1) } : node))
}
