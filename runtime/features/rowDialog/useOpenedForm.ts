import { useEffect, useRef } from 'react'
import { factsOfPage } from '../../../schemas/page/anatomy'
import type { PageKind } from '../../../schemas/page/kinds'
import type { FormPart, QueryPart } from '../../model/PageModel'
import { addressOfOpening, rowInSearch, searchWithRow } from '../../session/openPage'
import { type PageHost, usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { openedTask } from './openedTask'
import type { DialogTask, OpenDialog } from './useRowDialog'

/** What the page's address and whoever opened it say: what its list asks for, and the form that it opens. */
export function openedWith(page: QueryPart, { search = '', newValues }: Pick<PageHost, 'search' | 'newValues'>) {
  if (!namesRows(page)) return { search, newValues }
  const { id, rest } = rowInSearch(search)
  return { search: rest, id, newValues }
}

/** Whether the page's address names the row whose form is open. A query by the id asks for rows, as it always did. */
function namesRows({ queryItems = [] }: Partial<QueryPart>): boolean {
  return !queryItems.some(({ field }) => field.key === 'id')
}

/** Where the form of a row opens in a tab of its own; undefined for pages whose address names no row. */
export function addressOfForm(page: FormOfPage, id: string): string | undefined {
  const hasAddress = page.kind !== undefined && factsOfPage(page.kind).namesOpenRow === true && namesRows(page)
  return hasAddress ? addressOfOpening({ page: page.code, as: 'tab', row: id }) : undefined
}

/** A form with what is known of the page that it stands in; one that is asked for by a button stands in none. */
type FormOfPage = FormPart & Partial<QueryPart> & { kind?: PageKind }

interface FormDialog {
  task: DialogTask | null
  isOpen: boolean
  open: OpenDialog
}

/**
 * Opens the form that the page was opened with, once. The address names the row whose form is open, however it was opened, and no more when it is closed:
 * to come back to the page is not to open it again. A form that is open already stays until it was closed.
 */
export function useOpenedForm(page: FormPart & QueryPart, dialog: FormDialog): void {
  const host = usePageHost()
  const { id, newValues, search } = openedWith(page, host)
  const { task, isOpen, open } = dialog
  const shownId = isOpen && task && 'row' in task ? task.row.id : undefined
  const opened = useRef<unknown>(undefined)
  const isShown = useRef(false)
  const latest = useRef(host)
  useEffect(() => {
    latest.current = host
  })
  const wanted = id ?? newValues
  const canName = namesRows(page)
  useEffect(() => {
    if (!canName || shownId === undefined || shownId === id) return
    opened.current = shownId
    isShown.current = true
    latest.current.changeSearch(searchWithRow(search, shownId))
  }, [canName, shownId, id, search])
  useEffect(() => {
    // While a form is open its row is on its way into the address.
    if (isOpen) return
    if (wanted === undefined) {
      opened.current = undefined
      return
    }
    if (opened.current === wanted) {
      if (isShown.current) latest.current.changeSearch(search)
      isShown.current = false
      return
    }
    opened.current = wanted
    openedTask(page, latest.current, { id, newValues }).then(
      (task) => {
        isShown.current = task !== undefined
        if (task) open(task)
        else latest.current.changeSearch(search)
      },
      (error: unknown) => warnOf(latest.current, error),
    )
  }, [wanted, isOpen, open, page, id, newValues, search])
}
