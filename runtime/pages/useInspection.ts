import { useMemo, useState } from 'react'
import { searchOf } from '../kit/searchOf'
import { createInspection, type Inspection } from '../session/inspection'
import type { PageHost } from '../session/PageHost'

/**
 * Whether the page is looked into: its address says `?debug`, and whoever asks may write pages. The page itself is handed an address without it, so that
 * looking or not asks for no other rows.
 */
export function useInspection(host: PageHost): { inspection: Inspection | null; host: PageHost } {
  const { search = '' } = host
  const [inspection] = useState(createInspection)
  const inner = useMemo(() => {
    const rest = withoutDebug(search)
    if (rest === null) return host
    const changeSearch: PageHost['changeSearch'] = (next, options) => host.changeSearch(withDebug(next), options)
    return { ...host, search: rest, changeSearch }
  }, [host, search])
  return { inspection: inner !== host && host.can('page:write') ? inspection : null, host: inner }
}

function withDebug(search: string): string {
  return search === '' ? '?debug' : `${search}&debug`
}

/** The query of an address without its `debug`; null when it does not say so. */
export function withoutDebug(search: string): string | null {
  const params = new URLSearchParams(search)
  if (!params.has('debug')) return null
  params.delete('debug')
  return searchOf(params)
}
