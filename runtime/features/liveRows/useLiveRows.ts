import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { importAgain } from '../../kit/importAgain'
import type { ListModel } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'
import { isAboutSome } from '../../query/findRowsById'
import { usePageHost } from '../../session/PageHost'
import { isLater, type RowEvent } from '../../session/rowEvents'
import { hasValues } from './patchRows'
import { useNewRows } from './useNewRows'
import { useRowCache } from './useRowCache'
import { mostRows, useRowChanges } from './useRowChanges'

interface LiveList {
  page: ListModel
  /** What the list asks for; another question makes older changes void. */
  params: RowsQuestion
  /** The rows on the screen. */
  rows: readonly Row[]
  /** Where those of a tree stand: rows below others are asked for by these, and not by the query. */
  places: ReadonlyMap<string, { depth: number; isExpanded: boolean }>
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

/** No row is read anew: only what follows from all rows. */
const noRows: readonly string[] = []

/**
 * Keeps the rows on the screen as they are on the server (P7-socket). A changed row is read anew, with the rights of who is looking, and takes the
 * place of the old one, and what follows from all rows is worked out anew; a removed row goes, and so does, after a word, one that is no longer asked for, as soon as nobody works on the rows. New rows come at once where they do not push others away under somebody's hand, else they are counted.
 */
export function useLiveRows(list: LiveList): LiveRows {
  const { page, params, isFirstPage, isBusy } = list
  const host = usePageHost()
  const fresh = useNewRows(page, params)
  const { forget } = fresh
  const [isLeaving, setLeaving] = useState(false)
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  const reload = useCallback(() => {
    forget()
    setLeaving(false)
    latest.current.reload()
  }, [forget])
  const cache = useRowCache(page)
  useRowChanges(page, {
    plan(change) {
      const { rows, ...now } = latest.current
      const { row } = change
      switch (liveActionOf(change, rows, now)) {
        case 'patch':
          if (row) cache.patch(row)
          return noRows
        case 'remove':
          if (row?.id) cache.remove(row.id)
          return 'everything'
        case 'read':
          return row?.id ? [row.id] : null
        case 'overAll':
          // It may have moved to where it is seen.
          return page.tree && row?.id ? [row.id] : noRows
        case 'reload':
          return 'everything'
        case 'count':
          return fresh.note(row?.id)
        case 'nothing':
          return null
      }
    },
    async read(what, signal) {
      const changed = fresh.take(what, signal)
      if (changed === 'everything' || changed.length > mostRows) return reload()
      const { places } = latest.current
      const unseen = page.tree ? changed.filter((id) => !places.has(id)) : noRows
      const shown = changed.filter((id) => !unseen.includes(id))
      if (unseen.length > 0) {
        const isArriving = importAgain(() => import('./hasArrivals'), 'hasArrivals').then((ask) =>
          ask(host, page, unseen, places, { signal, isQuiet: true }),
        )
        void isArriving.then((is) => is && setLeaving(true)).catch(() => {})
      }
      const asked = shown.filter((id) => !places.get(id)?.depth)
      const { isWhole, left, isMoved } = await cache.readAnew(shown, isAboutSome(params) ? params : undefined, asked, signal)
      if (signal.aborted) return
      if (isMoved || (page.tree?.condition && asked.length < shown.length)) setLeaving(true)
      if (left.length > 0) {
        const say = importAgain(() => import('./sayLeft'), 'sayLeft').then((sayLeft) => sayLeft(host, page, left))
        void say.catch(() => {}).then(() => setLeaving(true))
      }
      if (isWhole) cache.renewOverAll()
      else reload()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question was asked just now, and answered with all there is
  useEffect(() => {
    forget()
    setLeaving(false)
  }, [params])
  const isFree = !isBusy && (isLeaving || (fresh.count > 0 && isFirstPage))
  useEffect(() => {
    if (isFree) reload()
  }, [isFree, reload])
  return { newCount: fresh.count, reload }
}

type LiveAction = 'nothing' | 'patch' | 'read' | 'overAll' | 'remove' | 'reload' | 'count'

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
      // A row that is not on the screen may count in the figures below it.
      if (!shown) return 'overAll'
      if (!row || !isLater(row, shown)) return 'nothing'
      return hasValues(row) ? 'patch' : 'read'
  }
}
