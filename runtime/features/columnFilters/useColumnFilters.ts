import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ViewedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, type ColumnFilters, isFilterable, readsFilters } from '../../query/columnFilters'
import { type FilterChanges, readFilterAddress, writeFilterAddress } from '../../query/filterAddress'
import { usePageHost } from '../../session/PageHost'

/** The address that filters are kept in. */
interface FilterAddress {
  address: string
  changeAddress(search: string): void
  /** Before other rows are asked for. */
  onChange(): void
}

/** A column whose filter is being changed, and what it was opened from. */
export interface OpenedFilter {
  field: FieldModel
  heading: HTMLElement
}

export interface ListFilters {
  /** What is asked for, by column. */
  filters: ColumnFilters
  /** What the list starts with. */
  first: ColumnFilters
  /** The columns that can be filtered. */
  fields: readonly FieldModel[]
  change(key: string, filter: ColumnFilter | undefined): void
  clear(): void
  opened: OpenedFilter | undefined
  open(key: string, heading: HTMLElement): void
  close(): void
}

const noFields: readonly FieldModel[] = []

/**
 * The filters of a list's columns. They are kept in its address, where they stand in the place of those that it starts with. Whoever may not see a column
 * cannot filter by it: it is none of the page's.
 */
export function useColumnFilters(
  page: ViewedModel,
  { address, changeAddress, onChange }: FilterAddress,
  first: ColumnFilters,
): ListFilters {
  const { notify, text } = usePageHost()
  const [opened, setOpened] = useState<OpenedFilter>()
  const fields = useMemo(() => (readsFilters(page) ? page.columns.filter(isFilterable) : noFields), [page])
  const addressed = useMemo(() => readFilterAddress(fields, address), [fields, address])
  const filters = useMemo(() => changedFilters(first, addressed.filters), [first, addressed])
  const wrong = addressed.wrong.join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongInAddress', { labels: wrong }))
  }, [wrong, notify, text])
  const write = (changes: FilterChanges) => {
    onChange()
    changeAddress(writeFilterAddress(address, changes))
  }
  const open = useCallback(
    (key: string, heading: HTMLElement) => {
      const field = fields.find((one) => one.key === key)
      if (field) setOpened({ field, heading })
    },
    [fields],
  )
  return {
    filters,
    first,
    fields,
    opened,
    open,
    close: () => setOpened(undefined),
    change: (key, filter) => write(changesWith(first, addressed.filters, key, filter)),
    clear: () => write(Object.fromEntries(Object.keys(first).map((key) => [key, null]))),
  }
}

function changedFilters(first: ColumnFilters, changes: FilterChanges): ColumnFilters {
  const entries = Object.entries({ ...first, ...changes })
  return Object.fromEntries(entries.flatMap(([key, filter]) => (filter ? [[key, filter]] : [])))
}

/** The changes with another filter of one column. What the column starts with is no change. */
function changesWith(first: ColumnFilters, changes: FilterChanges, key: string, filter: ColumnFilter | undefined): FilterChanges {
  const { [key]: _, ...others } = changes
  if (JSON.stringify(first[key]) === JSON.stringify(filter)) return others
  return { ...others, [key]: filter ?? null }
}
