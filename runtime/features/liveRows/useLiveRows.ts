import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { concerns, isLater, type RowEvent } from '../../session/rowEvents'
import { hasValues } from './patchRows'
import { useRowCache } from './useRowCache'

interface LiveList {
  page: ListModel
  /** What the list asks for; another question makes older changes void. */
  params: unknown
  /** The rows on the screen. */
  rows: readonly Row[]
  isFirstPage: boolean
  /** true: rows are chosen or a form is open, and rows that move would be in the way. */
  isBusy: boolean
  reload(): void
}

export interface LiveRows {
  /** New rows that were not fetched yet. */
  newCount: number
  reload(): void
}

/** Changes that come together are taken up together: milliseconds, and as many again at random, so that not every open tab asks at the same moment. */
const gatherFor = 300
/** More changed rows than this are not asked for one by one. */
const mostRows = 50

/**
 * Keeps the rows on the screen as they are on the server (P7-socket). A changed row is read anew, with the rights of who is looking, and takes the
 * place of the old one; a removed row goes. New rows come at once where they do not push others away under somebody's hand, else they are counted.
 */
export function useLiveRows(list: LiveList): LiveRows {
  const { page, params, isFirstPage, isBusy } = list
  const { followRows } = usePageHost()
  const [newCount, setNewCount] = useState(0)
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  const reload = useCallback(() => {
    setNewCount(0)
    latest.current.reload()
  }, [])
  const cache = useRowCache(page)
  useEffect(() => {
    const gathered = { ids: new Set<string>(), isStale: false, timer: undefined as ReturnType<typeof setTimeout> | undefined }
    const stopping = new AbortController()
    const flush = () => {
      gathered.timer = undefined
      const ids = [...gathered.ids]
      const isStale = gathered.isStale || ids.length > mostRows
      gathered.ids.clear()
      gathered.isStale = false
      if (isStale) reload()
      else if (ids.length > 0) void cache.readAnew(ids, stopping.signal).then((isWhole) => isWhole || stopping.signal.aborted || reload())
    }
    const plan = (ids: readonly string[]) => {
      for (const id of ids) gathered.ids.add(id)
      gathered.isStale ||= ids.length === 0
      gathered.timer ??= setTimeout(flush, gatherFor * (1 + Math.random()))
    }
    const stop = followRows((change) => {
      const { rows, ...now } = latest.current
      const action = concerns(change, now.page) ? liveActionOf(change, rows, now) : 'nothing'
      const { row } = change
      if (action === 'patch' && row) cache.patch(row)
      if (action === 'read' && row?.id) plan([row.id])
      if (action === 'remove' && row?.id) cache.remove(row.id)
      if (action === 'reload' || action === 'remove') plan([])
      if (action === 'count') setNewCount((count) => count + 1)
    })
    return () => {
      stop()
      stopping.abort()
      clearTimeout(gathered.timer)
    }
  }, [followRows, cache, reload])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question was asked just now, and answered with all there is
  useEffect(() => setNewCount(0), [params])
  const isFree = newCount > 0 && isFirstPage && !isBusy
  useEffect(() => {
    if (isFree) reload()
  }, [isFree, reload])
  return { newCount, reload }
}

type LiveAction = 'nothing' | 'patch' | 'read' | 'remove' | 'reload' | 'count'

function liveActionOf(
  { kind, row }: RowEvent,
  rows: readonly Row[],
  { isFirstPage, isBusy }: Pick<LiveList, 'isFirstPage' | 'isBusy'>,
): LiveAction {
  const shown = rows.find(({ id }) => id === row?.id)
  const isFree = isFirstPage && !isBusy
  switch (kind) {
    case 'many':
      return 'reload'
    case 'add':
      if (shown) return 'nothing'
      return isFree ? 'reload' : 'count'
    case 'delete':
      if (shown) return 'remove'
      return isFree ? 'reload' : 'nothing'
    case 'edit':
      if (!shown || !row || !isLater(row, shown)) return 'nothing'
      return hasValues(row) ? 'patch' : 'read'
  }
}
