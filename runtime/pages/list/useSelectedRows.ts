import { useMemo, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { chosenRows } from '../../grid/useSelection'

/** The selected rows, and how many of them stand on other pages of the list. */
export interface SelectedRows {
  selected: readonly Row[]
  elsewhereCount: number
}

/** A selected row as it was last seen, and the question whose answer it stood in. */
interface SeenRow {
  row: Row
  question: string
}

interface Seen {
  rows: readonly Row[]
  ids: ReadonlySet<string>
  byId: ReadonlyMap<string, SeenRow>
}

/**
 * The rows with these ids: as they are on the screen, and those of other pages as they were when they were left. A row that the same question does not answer
 * with any more has gone, and is not among them.
 */
export function useSelectedRows(rows: readonly Row[], ids: ReadonlySet<string>, asked: unknown): SelectedRows {
  // The question that these rows answer: while the next page is on its way, the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken when rows come
  const question = useMemo(() => JSON.stringify(asked), [rows])
  const [seen, setSeen] = useState<Seen>({ rows, ids, byId: new Map() })
  const here = useMemo(() => chosenRows(rows, ids), [rows, ids])
  if (ids.size > 0 && (seen.rows !== rows || seen.ids !== ids)) {
    const byId = new Map([...seen.byId].filter(([id]) => ids.has(id)))
    for (const row of here) byId.set(row.id, { row, question })
    setSeen({ rows, ids, byId })
  }
  return useMemo(() => {
    const onScreen = new Set(here.map(({ id }) => id))
    const elsewhere = [...seen.byId].flatMap(([id, left]) =>
      ids.has(id) && !onScreen.has(id) && left.question !== question ? [left.row] : [],
    )
    return { selected: [...elsewhere, ...here], elsewhereCount: elsewhere.length }
  }, [here, ids, seen.byId, question])
}
