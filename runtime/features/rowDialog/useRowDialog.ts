import { useCallback, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'

/** What the form dialog shows: a new row with the values it starts from, or a row that is changed or only looked at. */
export type DialogTask = { mode: 'add'; values?: Readonly<Record<string, unknown>> } | { mode: 'edit' | 'view'; row: Row }
export type OpenDialog = (task: DialogTask) => void

/** The form dialog's state. The task stays while the dialog leaves the screen, so that it does not go blank on its way out. */
export function useRowDialog() {
  const [task, setTask] = useState<DialogTask | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open: OpenDialog = useCallback((next) => {
    setTask(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { task, isOpen, open, close }
}
