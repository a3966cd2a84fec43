import { useMemo, useState } from 'react'
import { importAgain } from '../kit/importAgain'
import type { SubTableModel } from '../model/PageModel'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { warnOf } from '../session/warnOf'
import { clickPauses, createClickGuard, type Press } from './clickGuard'
import { sortRows } from './sortRows'
import type { TableView } from './useTableView'

/** Writes the rows as they stand, those of every page, into a spreadsheet. What that takes is fetched then. */
export function useTableExport(store: RowsCore, table: SubTableModel, { sort }: TableView) {
  const host = usePageHost()
  const [isBusy, setBusy] = useState(false)
  const mayExport = useMemo(() => createClickGuard(clickPauses.other), [])
  const run = async (press?: Press) => {
    if (!mayExport(press)) return
    if (store.order.length === 0) return host.notify('warning', host.text('table.nothingToExport'))
    setBusy(true)
    try {
      const exportSheet = await importAgain(() => import('./exportSheet'), 'exportSheet')
      const rows = sortRows(store.rows, sort, host.language)
      exportSheet(
        table,
        rows.map((row) => store.readRow(row)),
        host,
      )
    } catch (error) {
      warnOf(host, error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run: (press?: Press) => void run(press) }
}
