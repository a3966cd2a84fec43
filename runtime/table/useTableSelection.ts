import { useCallback, useState } from 'react'
import type { SubTableModel } from '../model/PageModel'
import type { RowsCore } from '../rows/RowsCore'

const nothing: ReadonlySet<string> = new Set()

/** The selected rows by their keys, also those on other pages; a row that has gone is not among them. Of radio buttons the last pressed counts. */
export function useTableSelection(store: RowsCore, { selection }: SubTableModel) {
  const [keys, setKeys] = useState(nothing)
  const select = useCallback(
    (next: ReadonlySet<string>) =>
      setKeys((before) => {
        if (selection !== 'radio') return next
        const [last] = [...next].filter((key) => !before.has(key))
        return last === undefined ? next : new Set([last])
      }),
    [selection],
  )
  const rows = [...keys].flatMap((key) => store.find(key) ?? [])
  return {
    keys,
    select,
    clear: useCallback(() => setKeys(nothing), []),
    /** The one selected row; undefined where none or several are. */
    current: rows.length === 1 ? rows[0] : undefined,
    first: rows[0],
  }
}
