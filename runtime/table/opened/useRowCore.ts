import { useEffect, useId, useMemo } from 'react'
import { createCore, type RowFormCore } from '../../form/RowFormCore'
import type { FormPart } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import { usePageHost } from '../../session/PageHost'
import { useTable } from '../TableContext'

/** The form of a row of the table: what is typed there is typed into the table's row, with its rules, its computed fields and its way back. */
export function useRowCore(page: FormPart, row: RowState, isLocked: boolean): RowFormCore {
  const id = useId()
  const host = usePageHost()
  const rows = useTable()
  const core = useMemo(() => {
    const mode = isLocked ? 'view' : row.stored ? 'edit' : 'add'
    return createCore({ id, page, mode, host, log: rows.facts().log, held: { rows, row } })
  }, [id, page, host, rows, row, isLocked])
  useEffect(() => core.store.follow(), [core])
  return core
}
