import { useCallback, useState } from 'react'
import type { Row } from '../../schemas/api/Result'

const nothing: ReadonlySet<string> = new Set()

/** The ids of the chosen rows. They stay chosen when the list is loaded anew. */
export function useSelection() {
  const [ids, select] = useState(nothing)
  const clear = useCallback(() => select((before) => (before.size === 0 ? before : nothing)), [])
  return { ids, select, clear }
}

/** The chosen ones among the rows: a row that has gone is not among them any more. */
export function chosenRows(rows: readonly Row[], ids: ReadonlySet<string>): readonly Row[] {
  return ids.size === 0 ? [] : rows.filter((row) => ids.has(row.id))
}
