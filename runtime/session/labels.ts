import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Calls } from '../calls/Calls'
import { loadTogether } from './loadTogether'
import { usePageHost } from './PageHost'

/** Where the texts of stored values are asked for. */
export interface LabelLoader {
  /** Says whose texts these are, for the cache. */
  key: readonly unknown[]
  /** Texts by value; a value that nobody knows is left out. */
  load(context: { calls: Calls; client: QueryClient; signal: AbortSignal }, values: readonly string[]): Promise<Labels>
}

export type Labels = Readonly<Record<string, string>>

/**
 * The texts of stored values, by value. What was picked here counts first, then what the row brought along (`shown`, in the order of
 * `values`), and only then is the server asked. A value without a text stands for itself.
 */
export function useLabels(loader: LabelLoader, values: readonly string[], shown: readonly string[]): Labels {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const isShown = shown.length === values.length
  const { data } = useQuery({
    queryKey: labelsKey(loader, values),
    queryFn: () => loadTogether(loader, { calls, client }, values),
    enabled: values.length > 0 && !isShown,
    staleTime: 5 * 60_000,
  })
  return Object.fromEntries(values.map((value, index) => [value, data?.[value] ?? (isShown ? shown[index] : undefined) ?? value]))
}

/** Keeps the texts of what was just picked, so that nobody has to ask for them. */
export function rememberLabels(client: QueryClient, loader: LabelLoader, labels: Labels): void {
  client.setQueryData(labelsKey(loader, Object.keys(labels)), labels)
}

function labelsKey(loader: LabelLoader, values: readonly string[]) {
  return ['labels', ...loader.key, [...values].sort().join(',')]
}
