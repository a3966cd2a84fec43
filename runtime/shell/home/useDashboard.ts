import { useQuery } from '@tanstack/react-query'
import type { DashboardCounts, DashboardTasks, OftenUsed } from '../../../schemas/api/dashboard'
import { usePageHost } from '../../session/PageHost'

/** Something that is read for the dashboard, with another try when it failed. */
export interface Reading<T> {
  data: T | undefined
  error: Error | null
  retry(): void
}

/** Reads one part of the dashboard, in the language on the screen; again when the user comes back to it. */
function useReading<T>(what: 'tasks' | 'counts' | 'often'): Reading<T> {
  const { calls, language, user } = usePageHost()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', what, user?.id, language],
    queryFn: ({ signal }) => calls.get<T>(`/dashboard/${what}`, undefined, { signal, isQuiet: true }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })
  return { data, error, retry: () => void refetch() }
}

/** What the user has to do. */
export const useOwnTasks = () => useReading<DashboardTasks>('tasks')
/** Counts of the rows that the user may read. */
export const useCounts = () => useReading<DashboardCounts>('counts')
/** The menu items that the user opened most. */
export const useOftenUsed = () => useReading<OftenUsed>('often')
