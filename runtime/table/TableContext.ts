import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { RowField } from '../rows/RowField'
import type { FieldView, RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { cellChannel, columnChannel, rowsChannel } from '../rows/RowsState'

const TableContext = createContext<RowsCore | null>(null)
export const TableProvider = TableContext.Provider

export function useTable(): RowsCore {
  const store = useContext(TableContext)
  if (!store) throw new Error('useTable needs a TableProvider above it')
  return store
}

function useChannel<T>(store: RowsCore, channel: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(channel, listener), [store, channel])
  return useSyncExternalStore(subscribe, read)
}

/** One cell as it stands: value, error and conditions. Whoever asks is drawn anew when that cell changes, and not otherwise. */
export function useCell(row: RowState, field: RowField): FieldView {
  const store = useTable()
  return useChannel(store, cellChannel(row, field.key), () => store.view(row, field))
}

/** The rows in order. */
export function useTableRows(store: RowsCore): readonly RowState[] {
  return useChannel(store, rowsChannel, () => store.rows)
}

/** A figure over a column, asked for anew when a value of the column changes. */
export function useColumnFigure(key: string, work: (store: RowsCore) => number | null): number | null {
  const store = useTable()
  return useChannel(store, columnChannel(key), () => work(store))
}
