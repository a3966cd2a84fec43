import { CallError, type CallOptions, type Calls } from '../calls/Calls'
import type { PickedSource } from './PickedSource'

/** A department as the tree calls answer it. */
export interface DepartOption {
  key: string
  value?: string
  title: string
  id: string
  parentId?: string | null
  departName?: string
  orgCode: string
  children?: DepartOption[] | null
}

const keepFor = 5 * 60_000

/** The whole department tree, kept for five minutes. */
export function departTreeQuery(calls: Calls, options: Pick<CallOptions, 'isQuiet'> = {}) {
  return {
    queryKey: ['departTree'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await calls.get<DepartOption[] | null>('/sys/sysDepart/queryTreeList', undefined, { signal, ...options })) ?? [],
    staleTime: keepFor,
  }
}

/** Departments whose name holds the word, with those above them. The server refuses a search without a match; for the reader that is an empty answer. */
export async function searchDeparts(calls: Calls, keyWord: string, signal: AbortSignal): Promise<DepartOption[]> {
  try {
    return (await calls.get<DepartOption[] | null>('/sys/sysDepart/searchBy', { keyWord }, { signal, isQuiet: true })) ?? []
  } catch (error) {
    if (error instanceof CallError && error.kind === 'refused') return []
    throw error
  }
}

/** Every department of a tree, parents before children. */
export function flattenDeparts(nodes: readonly DepartOption[]): DepartOption[] {
  return nodes.flatMap((node) => [node, ...flattenDeparts(node.children ?? [])])
}

export function departName(node: DepartOption): string {
  return node.departName ?? node.title
}

/** Departments: the names of stored ones, looked up in the tree, and those whose name holds what was typed. */
export function departsBy(valueKey: 'id' | 'orgCode'): PickedSource {
  return {
    key: ['depart', valueKey],
    async load({ calls, client }, values) {
      const departs = flattenDeparts(await client.fetchQuery(departTreeQuery(calls)))
      const wanted = departs.filter((node) => values.includes(node[valueKey]))
      return Object.fromEntries(wanted.map((node) => [node[valueKey], departName(node)]))
    },
    async search({ calls, signal }, word) {
      const found = flattenDeparts(await searchDeparts(calls, word, signal))
      const isMeant = (node: DepartOption) => departName(node).toLowerCase().includes(word.toLowerCase())
      return found.filter(isMeant).map((node) => ({ value: node[valueKey], label: departName(node) }))
    },
  }
}
