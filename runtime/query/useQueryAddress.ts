import { useEffect, useRef, useState } from 'react'
import type { QueryPart } from '../model/PageModel'
import { type PageHost, usePageHost } from '../session/PageHost'
import type { QueryValues } from './listParams'
import { onFirstPage, withoutPlace } from './placeAddress'
import { readAddress, writeAddress } from './queryAddress'
import { firstValues } from './queryStart'

/** Where a query is kept: in the address of its page. A dialog has none. */
export type QueryAddress = Pick<PageHost, 'search'> & Partial<Pick<PageHost, 'changeSearch'>>

/** Keeps the query of a page and its address alike. Values of an address that cannot be asked for are left out, and said. */
export function useQueryAddress(page: QueryPart, { search = '', changeSearch }: QueryAddress) {
  const { user, text, notify } = usePageHost()
  const [seen, setSeen] = useState(search)
  const [current, setCurrent] = useState(search)
  const [generation, setGeneration] = useState(0)
  const first = firstValues(page, user)
  const addressed = readAddress(page.queryItems, search, first)
  const hasArrived = seen !== search && current !== search
  if (seen !== search) setSeen(search)
  if (hasArrived) {
    setCurrent(search)
    setGeneration(generation + 1)
  }
  const wrong = addressed.wrong.join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongInAddress', { labels: wrong }))
  }, [wrong, notify, text])
  const last = useRef(current)
  useEffect(() => {
    last.current = current
  })
  // A dialog may hold it for long: what is compared with is the address of that moment.
  const write = (next: string, isStep = true) => {
    if (next === last.current) return
    setCurrent(next)
    changeSearch?.(next, { isStep })
  }
  return {
    /** The address as it was last written here, or has come from elsewhere. */
    current: hasArrived ? search : current,
    write,
    addressed: addressed.values,
    /** true for the moment in which another address has come from elsewhere, by a link or the way back: what it asks for is to be taken. */
    hasArrived,
    /** true in that moment when it is more than another place among the same rows. */
    asksForOthers: hasArrived && withoutPlace(search) !== withoutPlace(current),
    /** Counts the addresses that came from elsewhere: what was typed belongs to the one before. */
    generation,
    save: (values: QueryValues) => write(onFirstPage(writeAddress(page.queryItems, current, first, values))),
  }
}
