import { useMemo } from 'react'
import { usePageHost } from '../session/PageHost'
import { createClickGuard } from './clickGuard'
import type { TableRow } from './TableRow'
import type { TableStore } from './TableStore'

export interface TableActions {
  add(): void
  insertAfter(row: TableRow): void
  remove(keys: ReadonlySet<string>): Promise<void>
  moveBy(row: TableRow, steps: number): void
}

interface Surroundings {
  store: TableStore
  onInserted(row: TableRow): void
  onRemoved(): void
  onMoved(index: number): void
}

/** What the table's buttons and keys do, with the guards against clicks that come too fast (specification B5.1). */
export function useTableActions({ store, onInserted, onRemoved, onMoved }: Surroundings): TableActions {
  const host = usePageHost()
  const mayInsert = useMemo(() => createClickGuard(1500), [])
  const mayClick = useMemo(() => createClickGuard(300), [])
  const insert = (index?: number) => {
    if (mayInsert()) onInserted(store.insert(index))
    else host.notify('warning', host.text('table.tooFast'))
  }
  return {
    add: () => insert(),
    insertAfter: (row) => insert(store.rows.indexOf(row) + 1),
    async remove(keys) {
      if (!mayClick()) return
      if (keys.size === 0) return host.notify('warning', host.text('list.selectOne'))
      if (!(await host.confirm({ title: host.text('table.confirmRemove', { n: keys.size }), danger: true }))) return
      store.remove(keys)
      onRemoved()
    },
    moveBy(row, steps) {
      const index = store.rows.indexOf(row) + steps
      if (index < 0 || index >= store.rows.length) return
      store.move(row, index)
      onMoved(index)
    },
  }
}
