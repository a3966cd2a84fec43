import { useMemo } from 'react'
import type { SubTableModel } from '../model/PageModel'
import type { CellValues, RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { clickPauses, createClickGuard, type Press } from './clickGuard'
import { emptyRow } from './emptyRow'
import { useRemoval } from './useRemoval'

export interface TableActions {
  add(press?: Press): void
  insertAfter(row: RowState, press?: Press): void
  /** In a tree: a row below another. */
  addBelow(row: RowState, press?: Press): void
  remove(keys: ReadonlySet<string>, press?: Press): Promise<void>
  /** true while a function in code is asked whether rows may go. */
  isRemoving: boolean
  moveBy(row: RowState, steps: number, press?: Press): void
}

interface Surroundings {
  store: RowsCore
  table: SubTableModel
  onInserted(row: RowState): void
  onRemoved(): void
  onMoved(index: number): void
}

/** What the table's buttons and keys do, with the guards against clicks that come too fast. */
export function useTableActions({ store, table, onInserted, onRemoved, onMoved }: Surroundings): TableActions {
  const host = usePageHost()
  const mayInsert = useMemo(() => createClickGuard(clickPauses.insert, () => host.notify('warning', host.text('table.tooFast'))), [host])
  const [mayRemove, mayMove] = useMemo(() => [createClickGuard(clickPauses.other), createClickGuard(clickPauses.other)], [])
  const { remove, isRemoving } = useRemoval(store, table, onRemoved)
  const insert = (index: number, press?: Press, values?: CellValues) => {
    if (!mayInsert(press)) return
    const row = emptyRow(store, values)
    store.insert(row, index)
    onInserted(row)
  }
  const below = (parent: unknown) => (table.tree ? { [table.tree.parentKey]: parent ?? null } : undefined)
  return {
    add: (press) => insert(store.order.length, press),
    insertAfter: (row, press) => insert(store.order.indexOf(row) + 1, press, below(row.values[table.tree?.parentKey ?? ''])),
    addBelow: (row, press) => insert(store.order.length, press, below(row.key)),
    remove: async (keys, press) => {
      if (mayRemove(press)) await remove(keys)
    },
    isRemoving,
    moveBy(row, steps, press) {
      const index = store.order.indexOf(row) + steps
      if (!mayMove(press) || index < 0 || index >= store.order.length) return
      store.move(row, index)
      onMoved(index)
    },
  }
}
