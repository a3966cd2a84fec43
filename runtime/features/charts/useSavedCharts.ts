import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import { chartCalls, chartPlace, chartsKey } from './chartCalls'

/** The charts that the user has of the page, and what reads them anew. */
export function useSavedCharts(page: ListedModel) {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const queryKey = chartsKey(page)
  const { url } = chartPlace(page)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => chartCalls.list(calls, url, signal) })
  return { charts: data, error, retry: () => void refetch(), renew: () => void client.invalidateQueries({ queryKey }) }
}
