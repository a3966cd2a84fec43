import { useCallback, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { CopiedRow } from '../../form/copyRow'
import type { PageHost } from '../../session/PageHost'

/** What the form dialog shows: a new row with what it starts from, or a row that is changed or only looked at, perhaps at one of its sub-tables. */
export type DialogTask = ({ mode: 'add' } & Partial<CopiedRow>) | { mode: 'edit' | 'view'; row: Row; table?: string }
export type OpenDialog = (task: DialogTask) => void

/** The form dialog's state. The task stays while the dialog leaves the screen, so that it does not go blank on its way out. A new row gets the values that bind the page. */
export function useRowDialog(bound?: PageHost['bound']) {
  const [task, setTask] = useState<DialogTask | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open: OpenDialog = useCallback(
    (next) => {
      setTask(bound && next.mode === 'add' ? { ...next, values: { ...next.values, ...bound } } : next)
      setOpen(true)
    },
    [bound],
  )
  const close = useCallback(() => setOpen(false), [])
  return { task, isOpen, open, close }
}
