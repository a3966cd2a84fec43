import { useCallback, useMemo, useState } from 'react'
import { type ColumnArrangement, keepArrangement, keptArrangement } from '../../features/views/keptArrangement'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/**
 * The page with its columns as somebody has moved and locked them; the grid draws how wide they were dragged. That belongs to the view which is shown:
 * another one has its own.
 */
export function useArrangedColumns<P extends Pick<ListedModel, 'code' | 'columns'>>(source: P, shown: string) {
  const userId = usePageHost().user?.id
  const { code } = source
  const [changed, setChanged] = useState<{ shown: string; arrangement: ColumnArrangement; round: number }>()
  const kept = useMemo(() => keptArrangement(userId, code, shown), [userId, code, shown])
  const arrangement = changed?.shown === shown ? changed.arrangement : kept
  const { keys, locks } = arrangement
  const page = useMemo(() => (keys || locks ? { ...source, columns: arrange(source.columns, keys, locks) } : source), [source, keys, locks])
  const { columns } = page
  const change = useCallback(
    (part: ColumnArrangement | undefined) => {
      const next = part ? { ...arrangement, ...part } : {}
      keepArrangement(userId, code, shown, next)
      setChanged((before) => ({ shown, arrangement: next, round: (before?.round ?? 0) + (part ? 0 : 1) }))
    },
    [arrangement, userId, code, shown],
  )
  const moveColumn = useCallback(
    (key: string, to: string) => {
      const from = columns.findIndex((column) => column.key === key)
      const target = columns.findIndex((column) => column.key === to)
      const column = columns[from]
      // A locked one stays at its side.
      if (!column || column.lock !== columns[target]?.lock) return
      const next = columns.toSpliced(from, 1).toSpliced(target, 0, column)
      change({ keys: next.map((one) => one.key) })
    },
    [columns, change],
  )
  // A grid keeps its widths as long as it is the same one.
  return { page, moveColumn, arrangement, change, grid: `${changed?.round ?? 0}${shown}` }
}

/** Columns that have come since stand last. */
function arrange(columns: readonly FieldModel[], keys: readonly string[] = [], locks: ColumnArrangement['locks'] = {}): FieldModel[] {
  const placeOf = new Map(keys.map((key, index) => [key, index]))
  const place = ({ key }: FieldModel) => placeOf.get(key) ?? keys.length
  return columns
    .map((column) =>
      Object.hasOwn(locks, column.key) ? { ...column, lock: locks[column.key] ? (column.lock ?? 'left') : undefined } : column,
    )
    .sort((one, other) => place(one) - place(other))
}
