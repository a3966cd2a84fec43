import { useCallback, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { RowFormCore } from '../../form/RowFormCore'
import type { CellPlace } from '../../grid/DataGrid'
import { importAgain } from '../../kit/importAgain'
import type { ListModel } from '../../model/PageModel'
import { withArea } from '../../session/loadLanguage'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import type { rowEditing } from './rowEditing'

const importEditing = withArea('table', () => import('./rowEditing'))

/** The row that is edited in its place, and what draws it. */
export interface RowInPlace {
  core: RowFormCore
  id: string
  /** Where it was begun. */
  at: CellPlace
  parts: typeof rowEditing
  end(): void
}

export interface RowEdit {
  edited: RowInPlace | undefined
  /** Begins to edit a row; left out where the page or the rights do not allow it. */
  begin?(row: Row, at: CellPlace): void
}

/** The editing of one row in its place (`rowEdit`). Its code comes with the first row. */
export function useRowEdit(page: ListModel): RowEdit {
  const host = usePageHost()
  const [edited, setEdited] = useState<RowInPlace>()
  const last = useRef(edited)
  last.current = edited
  const isOpening = useRef(false)
  const end = useCallback(() => setEdited(undefined), [])
  const begin = useCallback(
    async (row: Row, at: CellPlace) => {
      const before = last.current
      if (isOpening.current || before?.id === row.id) return
      isOpening.current = true
      try {
        const parts = await importAgain(importEditing, 'rowEditing')
        const core = await parts.openNext(before, page, host, row)
        if (core) setEdited({ core, id: row.id, at, parts, end })
      } catch (error) {
        warnOf(host, error)
      } finally {
        isOpening.current = false
      }
    },
    [page, host, end],
  )
  return page.editsRows && host.can(`${page.authPre}:edit`) ? { edited, begin } : { edited: undefined }
}
