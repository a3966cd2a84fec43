import { useCallback, useRef, useState } from 'react'
import { importAgain } from '../../kit/importAgain'
import type { ListModel } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'
import { isAboutSome } from '../../query/findRowsById'
import { usePageHost } from '../../session/PageHost'
import { mostRows, type ReadAnew } from './useRowChanges'

interface NewRows {
  count: number
  /** All rows are fetched anew, those that were noted and are being asked about among them. */
  forget(): void
  /** Counts a new row, or answers its id, when it must be asked whether the list asks for it: with the others that `take` is called with. */
  note(id: string | undefined): readonly string[] | null
  /** Counts those of the rows that were noted, and answers what is left to be read. */
  take(what: ReadAnew, signal: AbortSignal): ReadAnew
}

/** Counts the new rows that are not fetched yet, as far as the list asks for them. */
export function useNewRows(page: Pick<ListModel, 'url'>, question: RowsQuestion): NewRows {
  const { calls } = usePageHost()
  const [count, setCount] = useState(0)
  // Which time of fetching all rows this is, and in which one each row was noted.
  const round = useRef(0)
  const noted = useRef(new Map<string, number>())
  const add = (more: number) => setCount((before) => before + more)
  return {
    count,
    forget: useCallback(() => {
      round.current += 1
      setCount(0)
    }, []),
    note(id) {
      if (id === undefined || !isAboutSome(question)) {
        add(1)
        return null
      }
      noted.current.set(id, round.current)
      return [id]
    },
    take(what, signal) {
      const before = new Map(noted.current)
      noted.current.clear()
      if (what === 'everything') return what
      const now = round.current
      const fresh = what.filter((id) => before.get(id) === now)
      // More than can be asked about are counted as they are.
      if (fresh.length > mostRows) add(fresh.length)
      else if (fresh.length > 0)
        importAgain(() => import('./countArrivals'), 'countArrivals')
          .then((countArrivals) => countArrivals(calls, page, fresh, question, { signal, isQuiet: true }))
          // Rather one too many than none.
          .catch(() => (signal.aborted ? 0 : fresh.length))
          .then((asked) => round.current === now && add(asked))
      return what.filter((id) => !before.has(id))
    },
  }
}
