import { useEffect, useMemo } from 'react'
import type { ListModel } from '../../model/PageModel'
import { type AdvancedQuery, type QueriedField, queriedFields, readAdvancedAddress, writeAdvancedAddress } from '../../query/advancedQuery'
import { usePageHost } from '../../session/PageHost'

/** The advanced query of a list. */
export interface ListAdvancedQuery {
  /** What is asked for at present. */
  query: AdvancedQuery | undefined
  /** What can be asked for. */
  fields: readonly QueriedField[]
  /** Asks for it in place of the current one; undefined asks for nothing. */
  search(query: AdvancedQuery | undefined): void
}

interface QueryAddress {
  address: string
  changeAddress(search: string): void
  /** Before other rows are asked for. */
  onChange(): void
}

/** The advanced query of a list, kept in its address. Whoever may not see a field cannot ask for it: it is none of the page's. */
export function useAdvancedQuery(page: ListModel, { address, changeAddress, onChange }: QueryAddress): ListAdvancedQuery {
  const { notify, text } = usePageHost()
  const fields = useMemo(() => queriedFields(page), [page])
  const { query, wrong: left } = useMemo(() => readAdvancedAddress(fields, address), [fields, address])
  const wrong = left.join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongInAddress', { labels: wrong }))
  }, [wrong, notify, text])
  return {
    query,
    fields,
    search(next) {
      onChange()
      changeAddress(writeAdvancedAddress(address, next))
    },
  }
}
