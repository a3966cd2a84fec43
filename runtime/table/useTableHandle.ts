import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { usePageHost } from '../session/PageHost'
import type { EditableTableHandle } from './EditableTableHandle'
import { type HandleParts, tableHandle } from './tableHandle'
import type { useTableSelection } from './useTableSelection'
import type { TableView } from './useTableView'

interface Surroundings extends Pick<HandleParts, 'store' | 'table' | 'show' | 'showTurned' | 'withdrawOffer'> {
  selection: ReturnType<typeof useTableSelection>
  view: Pick<TableView, 'all'>
}

/** Hands out what the form and other code do with the table; the same as long as the table and its rows are. */
export function useTableHandle(
  ref: Ref<EditableTableHandle> | undefined,
  { store, table, show, showTurned, withdrawOffer, selection, view }: Surroundings,
): void {
  const { text } = usePageHost()
  const { keys, select } = selection
  const latest = useRef({ keys, rows: view.all })
  useLayoutEffect(() => {
    latest.current = { keys, rows: view.all }
  })
  useImperativeHandle(ref, () => {
    const readers = { readSelection: () => latest.current.keys, readShown: () => latest.current.rows }
    return tableHandle({ store, table, text, show, showTurned, withdrawOffer, select, ...readers })
  }, [store, table, text, show, showTurned, withdrawOffer, select])
}
