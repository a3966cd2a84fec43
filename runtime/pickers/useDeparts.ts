import { useQuery } from '@tanstack/react-query'
import { type DepartOption, departTreeQuery, flattenDeparts, searchDeparts } from '../session/departs'
import { usePageHost } from '../session/PageHost'

export interface Departs {
  nodes: readonly DepartOption[]
  /** The same departments, one after the other. */
  flat: readonly DepartOption[]
  isSearched: boolean
  isPending: boolean
  error: Error | null
  retry(): void
}

/** The department tree, or what a word finds in it. */
export function useDeparts(word: string): Departs {
  const { calls } = usePageHost()
  const isSearched = word !== ''
  const all = useQuery({ ...departTreeQuery(calls, { isQuiet: true }), enabled: !isSearched })
  const found = useQuery({
    queryKey: ['departSearch', word],
    queryFn: ({ signal }) => searchDeparts(calls, word, signal),
    enabled: isSearched,
  })
  const { data, error, refetch } = isSearched ? found : all
  const nodes = data ?? []
  return { nodes, flat: flattenDeparts(nodes), isSearched, isPending: !data && !error, error, retry: () => void refetch() }
}
