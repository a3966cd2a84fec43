import { useEffect, useRef, useState } from 'react'
import { type OpenedForm, openedTask } from '../../features/rowDialog/openedTask'
import { RowDialog } from '../../features/rowDialog/RowDialog'
import type { DialogTask } from '../../features/rowDialog/useRowDialog'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { usePageModel } from '../usePageModel'

interface OpenedFormDialogProps {
  config: unknown
  form: OpenedForm
  isOpen: boolean
  onClose(): void
  afterClose(): void
}

/** The form of another page, for one of its rows or a new one. Where there is nothing to show it says so, and is closed. */
export function OpenedFormDialog({ config, form, isOpen, onClose, afterClose }: OpenedFormDialogProps) {
  const host = usePageHost()
  const page = usePageModel(config)
  const [task, setTask] = useState<DialogTask>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const leave = () => {
      onClose()
      afterClose()
    }
    if (!hasForm(page)) return leave()
    openedTask(page, host, form).then(
      (found) => (found ? setTask(found) : leave()),
      (error: unknown) => {
        warnOf(host, error)
        leave()
      },
    )
  }, [page, host, form, onClose, afterClose])
  if (!task || !hasForm(page)) return null
  return <RowDialog page={page} task={task} isOpen={isOpen} onClose={onClose} afterClose={afterClose} onSaved={onClose} />
}

function hasForm(page: object): page is FormPart {
  return 'form' in page
}
