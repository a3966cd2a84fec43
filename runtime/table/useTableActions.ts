import { useMemo } from 'react'
import { newRow } from '../../schemas/rules/defaults'
import { addedRow, type RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { createClickGuard } from './clickGuard'

export interface TableActions {
  add(): void
  insertAfter(row: RowState): void
  remove(keys: ReadonlySet<string>): Promise<void>
  moveBy(row: RowState, steps: number): void
}

interface Surroundings {
  store: RowsCore
  onInserted(row: RowState): void
  onRemoved(): void
  onMoved(index: number): void
}

/** What the table's buttons and keys do, with the guards against clicks that come too fast. */
export function useTableActions({ store, onInserted, onRemoved, onMoved }: Surroundings): TableActions {
  const host = usePageHost()
  const mayInsert = useMemo(() => createClickGuard(1500), [])
  const mayClick = useMemo(() => createClickGuard(300), [])
  const insert = (index: number) => {
    if (!mayInsert()) return host.notify('warning', host.text('table.tooFast'))
    const row = emptyRow(store)
    store.insert(row, index)
    onInserted(row)
  }
  return {
    add: () => insert(store.order.length),
    insertAfter: (row) => insert(store.order.indexOf(row) + 1),
    async remove(keys) {
      if (!mayClick()) return
      if (keys.size === 0) return host.notify('warning', host.text('list.selectOne'))
      if (!(await host.confirm({ title: host.text('table.confirmRemove', { n: keys.size }), danger: true }))) return
      store.remove([...keys])
      onRemoved()
    },
    moveBy(row, steps) {
      const index = store.order.indexOf(row) + steps
      if (index < 0 || index >= store.order.length) return
      store.move(row, index)
      onMoved(index)
    },
  }
}

/** A row with the defaults of its fields. */
function emptyRow(store: RowsCore): RowState {
  const { fields, user } = store.facts()
  const configs = fields.filter(({ problem }) => !problem).map(({ config }) => config)
  return addedRow(newRow(configs, { user }).row)
}
