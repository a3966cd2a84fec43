import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RowsPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { concerns, type RowEvent } from '../../session/rowEvents'

/** More rows than this are not asked for one by one. */
export const mostRows = 50

/** What is to be read anew: everything, or rows by their ids, and with them what follows from all rows. */
export type ReadAnew = 'everything' | readonly string[]

/** What a screen does about rows that were changed elsewhere. */
export interface RowChangeHandling {
  /** What is to be read anew because of a change; null: nothing. */
  plan(change: RowEvent): ReadAnew | null
  /** Reads it, that of several changes at once. `signal` ends it when nobody looks any more. */
  read(what: ReadAnew, signal: AbortSignal): void
}

/** Changes that come together are taken up together: milliseconds, and as many again at random, so that not every open tab asks at the same moment. */
const gatherFor = 300

/** Follows the rows of a page on the server (P7-socket): what changes there elsewhere is planned at once and read together. */
export function useRowChanges(page: Pick<RowsPart, 'code' | 'url'>, changes: RowChangeHandling): void {
  const { followRows } = usePageHost()
  const latest = useRef({ page, changes })
  useLayoutEffect(() => {
    latest.current = { page, changes }
  })
  useEffect(() => {
    const gathered = { ids: new Set<string>(), isWhole: false, timer: undefined as ReturnType<typeof setTimeout> | undefined }
    const stopping = new AbortController()
    const flush = () => {
      const what = gathered.isWhole ? 'everything' : [...gathered.ids]
      gathered.timer = undefined
      gathered.isWhole = false
      gathered.ids.clear()
      latest.current.changes.read(what, stopping.signal)
    }
    const stop = followRows((change) => {
      const { page, changes } = latest.current
      const what = concerns(change, page) ? changes.plan(change) : null
      if (!what) return
      if (what === 'everything') gathered.isWhole = true
      else for (const id of what) gathered.ids.add(id)
      gathered.timer ??= setTimeout(flush, gatherFor * (1 + Math.random()))
    })
    return () => {
      stop()
      stopping.abort()
      clearTimeout(gathered.timer)
    }
  }, [followRows])
}
