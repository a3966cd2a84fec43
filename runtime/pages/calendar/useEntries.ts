import { useMemo } from 'react'
import type { ModelOf } from '../../model/PageModel'
import { type AdvancedQuery, advancedParams } from '../../query/advancedAddress'
import { filtersInAddress, inAddress } from '../../query/askRows'
import type { ColumnFilters } from '../../query/columnFilters'
import { listParams, type QueryValues } from '../../query/listParams'
import { type LoadedRows, useRows } from '../../query/useRows'
import { type Day, type Entry, entriesOf } from './calendarDays'

/** Which rows of the page are meant. */
interface AskedEntries {
  values: QueryValues
  advanced: AdvancedQuery | undefined
  filters: ColumnFilters
}

interface LoadedEntries {
  entries: readonly Entry[]
  /** More rows than a call answers: only so many are shown. */
  shownOnly: number | undefined
  isLoading: boolean
  error: Error | null
  reload(): void
}

/** The entries of the days from `first` to `last`: those that start there, and those that started before and last until then. */
export function useEntries(page: ModelOf<'calendar'>, { values, advanced, filters }: AskedEntries, first: Day, last: Day): LoadedEntries {
  const { entries: config } = page.config
  const asked = useMemo(() => {
    const state = { values, sort: [{ column: config.start, order: 'asc' as const }], pageNo: 1, pageSize: page.pageSize }
    const base = { ...listParams(page.queryItems, state, []), ...inAddress(advancedParams(advanced)), ...filtersInAddress(filters) }
    const starting = { ...base, [`${config.start}_begin`]: first, [`${config.start}_end`]: last }
    // Without an end nothing lasts: the second question then asks for nothing that the first does not.
    const lasting = config.end === undefined ? starting : { ...base, [`${config.start}_end`]: first, [`${config.end}_begin`]: first }
    return { starting, lasting }
  }, [page, config, values, advanced, filters, first, last])
  const starting = useRows(page, { list: asked.starting })
  const lasting = useRows(page, { list: asked.lasting })
  const entries = useMemo(() => {
    const byId = new Map([...lasting.rows, ...starting.rows].map((row) => [row.id, row]))
    return entriesOf([...byId.values()], config).filter((entry) => entry.first <= last && entry.last >= first)
  }, [starting.rows, lasting.rows, config, first, last])
  return {
    entries,
    shownOnly: isPart(starting) || isPart(lasting) ? page.pageSize : undefined,
    isLoading: starting.isLoading || lasting.isLoading,
    error: starting.error ?? lasting.error,
    reload: starting.reload,
  }
}

/** true when there are more rows than came. */
function isPart({ rows, total = 0 }: LoadedRows): boolean {
  return total > rows.length
}
