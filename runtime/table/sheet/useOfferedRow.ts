import { useMemo } from 'react'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import { emptyRow } from '../emptyRow'

/** A row that a key has made behind the last one. As long as nobody has filled it, it is only an offer: it goes when the table is left or saved. */
export interface OfferedRow {
  make(): RowState
  /** The row that is there and nobody has filled; undefined where there is none. */
  unfilled(): RowState | undefined
  /** It is there to stay: somebody has asked for a row. */
  keep(): void
  withdraw(): void
}

export function useOfferedRow(store: RowsCore): OfferedRow {
  return useMemo(() => {
    let offered: { row: RowState; wasNumbered: boolean } | undefined
    // Once another one stands behind it, it is a row among others.
    const unfilled = () => (offered && isUnfilled(offered.row) && store.rows.at(-1) === offered.row ? offered.row : undefined)
    const keep = () => {
      offered = undefined
    }
    return {
      unfilled,
      keep,
      make() {
        const row = emptyRow(store)
        offered = { row, wasNumbered: store.order.isNumbered }
        store.insert(row, store.order.length)
        return row
      },
      withdraw() {
        const row = unfilled()
        if (row && offered) store.withdraw(row, offered.wasNumbered)
        keep()
      },
    }
  }, [store])
}

/** true for a new row into which nobody has typed. */
export function isUnfilled({ stored, typed }: RowState): boolean {
  return stored === null && typed.size === 0
}
