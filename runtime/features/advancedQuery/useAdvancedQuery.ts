import { use, useEffect, useMemo } from 'react'
import { importAgain } from '../../kit/importAgain'
import type { ListedModel } from '../../model/ListedModel'
import { type AdvancedQuery, hasAdvancedQuery, writeAdvancedAddress } from '../../query/advancedAddress'
import type { readAdvanced } from '../../query/advancedQuery'
import { usePageHost } from '../../session/PageHost'

/** The advanced query of a list. */
export interface ListAdvancedQuery {
  /** What is asked for at present. */
  query: AdvancedQuery | undefined
  /** Asks for it in place of the current one; undefined asks for nothing. */
  search(query: AdvancedQuery | undefined): void
}

interface QueryAddress {
  address: string
  changeAddress(search: string): void
  /** Before other rows are asked for. */
  onChange(): void
}

const nothing: ReturnType<typeof readAdvanced> = { query: undefined, wrong: [] }

/**
 * The advanced query of a list, kept in its address. Whoever may not see a field cannot ask for it: it is none of the page's. What reads it comes with the
 * first address that has one.
 */
export function useAdvancedQuery(page: ListedModel, { address, changeAddress, onChange }: QueryAddress): ListAdvancedQuery {
  const { notify, text } = usePageHost()
  // Read every time: React counts the hooks that stand behind it.
  const read = use(hasAdvancedQuery(address) ? loadReader() : noReader)
  const { query, wrong: left } = useMemo(() => read?.(page, address) ?? nothing, [read, page, address])
  const wrong = left.join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongInAddress', { labels: wrong }))
  }, [wrong, notify, text])
  return {
    query,
    search(next) {
      onChange()
      changeAddress(writeAdvancedAddress(address, next))
    },
  }
}

type Reader = typeof readAdvanced

/** Answers at once where it is read. */
const fulfilled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
const noReader = fulfilled<Reader | undefined>(undefined)

let reader: Promise<Reader> | undefined

/** What reads the address. The builder of queries brings it along. */
export function loadReader(): Promise<Reader> {
  reader ??= load()
  return reader
}

async function load(): Promise<Reader> {
  try {
    const found = await importAgain(() => import('../../query/advancedQuery'), 'readAdvanced')
    reader = fulfilled(found)
    return found
  } catch (error) {
    // Whoever needs it next tries again.
    reader = undefined
    throw error
  }
}
