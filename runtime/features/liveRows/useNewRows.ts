import { useCallback, useRef, useState } from 'react'
import { importAgain } from '../../kit/importAgain'
import type { ListModel } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'
import { isAboutSome } from '../../query/findRowsById'
import { usePageHost } from '../../session/PageHost'

/** More new rows than this are counted without asking which of them the list asks for. */
const mostAsked = 50

interface NewRows {
  count: number
  forget(): void
  /** Counts a new row, or answers its id, when it must be asked whether the list asks for it: with the others that `take` is called with. */
  note(id: string | undefined): readonly string[] | null
  /** Counts those of the rows that were noted, and answers the others. */
  take(ids: readonly string[], signal: AbortSignal): readonly string[]
}

/** Counts the new rows that are not fetched yet, as far as the list asks for them. */
export function useNewRows(page: Pick<ListModel, 'url'>, question: RowsQuestion): NewRows {
  const { calls } = usePageHost()
  const [count, setCount] = useState(0)
  const noted = useRef(new Set<string>())
  const add = (more: number) => setCount((before) => before + more)
  return {
    count,
    forget: useCallback(() => setCount(0), []),
    note(id) {
      if (id === undefined || !isAboutSome(question)) {
        add(1)
        return null
      }
      noted.current.add(id)
      return [id]
    },
    take(ids, signal) {
      const fresh = ids.filter((id) => noted.current.delete(id))
      if (fresh.length > mostAsked) add(fresh.length)
      else if (fresh.length > 0)
        importAgain(() => import('./countArrivals'), 'countArrivals')
          .then((countArrivals) => countArrivals(calls, page, fresh, question, { signal, isQuiet: true }))
          // Rather one too many than none.
          .catch(() => (signal.aborted ? 0 : fresh.length))
          .then(add)
      return ids.filter((id) => !fresh.includes(id))
    },
  }
}
