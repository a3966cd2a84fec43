import { type DefaultError, keepPreviousData, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which an answer that came before its screen began to be drawn is not asked for again when that stands: it may have begun more than once. */
const drawingTime = 2000

type Asked<T> = Pick<UseQueryOptions<T, DefaultError, T, QueryKey>, 'queryKey' | 'queryFn'> & { enabled: boolean }

/** A query whose first answer is on its way while its screen is drawn. The answer before stays until the next one is there. */
export function useQueryAtOnce<T>(asked: Asked<T>) {
  const client = useQueryClient()
  const [begunAt] = useState(() => {
    if (asked.enabled && client.getQueryState(asked.queryKey) === undefined) void client.prefetchQuery(asked)
    return Date.now()
  })
  const hasStood = useRef(false)
  const query = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => (hasStood.current ? Date.now() : begunAt) - state.dataUpdatedAt > drawingTime,
  })
  // Behind the query, which has decided then. A screen that is hidden and shown again decides by the time of that.
  useEffect(() => {
    hasStood.current = true
  }, [])
  return query
}
