import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { rowInSearch } from '../../session/openPage'
import { type PageHost, usePageHost } from '../../session/PageHost'

/** What the form stands on: a stored row, or values of a new one. */
interface OpenedRow extends Pick<PageHost, 'newValues'> {
  id?: string
  /** Another one begins the form anew. */
  round: number
}

/** The row that the page's address names, or the values that it was opened with. Before typed input is lost to another one, the user is asked. */
export function useOpenedRow(): { opened: OpenedRow; noteDirty(isDirty: boolean): void } {
  const { search, newValues, confirm, text } = usePageHost()
  // Without an address of its own the page stands at the browser's.
  const { id } = useMemo(() => rowInSearch(search ?? window.location.search), [search])
  const [opened, setOpened] = useState<OpenedRow>({ id, newValues, round: 0 })
  const isDirty = useRef(false)
  const asked = useRef({ id, newValues })
  useEffect(() => {
    if (asked.current.id === id && asked.current.newValues === newValues) return
    asked.current = { id, newValues }
    const take = () => setOpened(({ round }) => ({ id, newValues, round: round + 1 }))
    if (!isDirty.current) return take()
    void confirm({ title: text('kit.leaveTitle'), content: text('kit.leaveText'), verb: text('kit.leave'), danger: true }).then(
      (isLeaving) => isLeaving && take(),
    )
  }, [id, newValues, confirm, text])
  const noteDirty = useCallback((isNowDirty: boolean) => {
    isDirty.current = isNowDirty
  }, [])
  return { opened, noteDirty }
}
