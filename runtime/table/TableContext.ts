import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { TableRow } from './TableRow'
import { cellChannel, columnChannel, rowChannel, rowsChannel, type TableStore } from './TableStore'

const TableContext = createContext<TableStore | null>(null)
export const TableProvider = TableContext.Provider

export function useTable(): TableStore {
  const store = useContext(TableContext)
  if (!store) throw new Error('useTable needs a TableProvider above it')
  return store
}

function useChannel<T>(store: TableStore, channel: string, read: () => T): T {
  const listen = useCallback((listener: () => void) => store.listen(channel, listener), [store, channel])
  return useSyncExternalStore(listen, read)
}

/** Value and error of one cell; whoever asks is drawn anew when that cell changes, and not otherwise. */
export function useCell(row: TableRow, key: string): { value: unknown; error: string } {
  const store = useTable()
  const channel = cellChannel(row, key)
  useChannel(store, channel, () => store.edition(channel))
  return { value: row.values[key], error: store.errorOf(row, key) }
}

/** All values of a row, for cells whose conditions read their fellows. */
export function useRowValues(row: TableRow): TableRow['values'] {
  return useChannel(useTable(), rowChannel(row), () => row.values)
}

/** The rows in order. */
export function useTableRows(store: TableStore): readonly TableRow[] {
  return useChannel(store, rowsChannel, () => store.rows)
}

/** A figure over a column, worked out anew when a value of the column changes. */
export function useColumnFigure(key: string, work: (rows: readonly TableRow[]) => number | null): number | null {
  const store = useTable()
  return useChannel(store, columnChannel(key), () => work(store.rows))
}
