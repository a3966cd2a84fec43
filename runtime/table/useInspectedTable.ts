import { useMemo } from 'react'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { anyChannel } from '../rows/RowsState'
import { useInspected } from '../session/inspection'

/** Lets whoever looks into the page see one row of the table. */
export function useInspectedTable(key: string, store: RowsCore, row: RowState | undefined): void {
  useInspected(
    useMemo(
      () => ({
        of: 'table',
        key,
        read: () => (row ? store.scopeOf(row) : {}),
        subscribe: (listener) => store.subscribe(anyChannel, listener),
      }),
      [key, store, row],
    ),
  )
}
