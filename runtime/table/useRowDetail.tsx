import { useMemo, useSyncExternalStore } from 'react'
import type { RenderDetail } from '../grid/detailRows'
import { RowDetail } from '../grid/RowDetail'
import type { SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { anyChannel } from '../rows/RowsState'

type Detail = NonNullable<SubTableModel['detail']>

/** What stands under the rows of the table that are opened. */
export function useRowDetail(store: RowsCore, { detail }: SubTableModel): RenderDetail<RowState> | undefined {
  return useMemo(() => detail && ((row) => <LiveDetail store={store} rowKey={row.key} detail={detail} />), [store, detail])
}

/** It follows what is typed above: the grid hands out a copy of the row as it was when it was opened. */
function LiveDetail({ store, rowKey, detail }: { store: RowsCore; rowKey: string; detail: Detail }) {
  const values = useSyncExternalStore(
    (listener) => store.subscribe(anyChannel, listener),
    () => store.find(rowKey)?.values,
  )
  return values && <RowDetail detail={detail} row={values} />
}
