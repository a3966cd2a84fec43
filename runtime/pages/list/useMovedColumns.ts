import { useCallback, useMemo, useState } from 'react'
import type { FieldModel, ListModel } from '../../model/PageModel'

/** The keys of the columns in the order that somebody has given them, and the view that they were moved in. */
interface Moved {
  shown: string
  keys: readonly string[]
}

/** The page with its columns where they have been moved to. That belongs to the view which is shown: another one begins with its own order. */
export function useMovedColumns(source: ListModel, shown: string) {
  const [moved, setMoved] = useState<Moved>()
  const keys = moved?.shown === shown ? moved.keys : undefined
  const page = useMemo(() => (keys ? { ...source, columns: inOrder(source.columns, keys) } : source), [source, keys])
  const { columns } = page
  const moveColumn = useCallback(
    (key: string, to: string) => {
      const from = columns.findIndex((column) => column.key === key)
      const target = columns.findIndex((column) => column.key === to)
      const column = columns[from]
      // A locked one stays at its side.
      if (!column || column.lock !== columns[target]?.lock) return
      const next = columns.toSpliced(from, 1).toSpliced(target, 0, column)
      setMoved({ shown, keys: next.map((one) => one.key) })
    },
    [columns, shown],
  )
  return { page, moveColumn, isMoved: keys !== undefined }
}

/** Columns that have come since stand last. */
function inOrder(columns: readonly FieldModel[], keys: readonly string[]): FieldModel[] {
  const placeOf = new Map(keys.map((key, index) => [key, index]))
  const place = ({ key }: FieldModel) => placeOf.get(key) ?? keys.length
  return columns.toSorted((one, other) => place(one) - place(other))
}
