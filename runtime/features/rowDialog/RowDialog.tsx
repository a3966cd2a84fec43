import { useId, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { FormPlace } from '../../form/draft/FormPlace'
import { useFormPlace } from '../../form/draft/useFormPlace'
import { RowForm } from '../../form/RowForm'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import type { FormPart } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import type { DialogTask } from './useRowDialog'
import { useStoredRow } from './useStoredRow'

interface RowDialogProps {
  page: FormPart
  task: DialogTask
  isOpen: boolean
  onClose(): void
  /** After the dialog has left the screen. */
  afterClose?(): void
  /** A row was added, changed or removed. */
  onSaved(): void
  /** Removes the row after asking; true when it is gone. Without it the form has no button for that. */
  onRemove?(row: Row): Promise<boolean>
}

const titles = { add: 'list.new', edit: 'list.edit', view: 'list.view' } as const

/** The form of one row in a dialog. Typed input is asked about before it is lost; the list keeps its place behind. */
export function RowDialog({ page, task, isOpen, onClose, afterClose, onSaved, onRemove }: RowDialogProps) {
  const { text, setDirty } = usePageHost()
  const dirtyKey = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(dirtyKey, dirty)
  }
  const values = task.mode === 'add' ? task.values : undefined
  const rowId = task.mode === 'add' ? undefined : task.row.id
  const place = useFormPlace({ page, rowId, values, opened: task })
  const close = () => {
    place?.close()
    noteDirty(false)
    onClose()
  }
  const save = () => {
    close()
    onSaved()
  }
  const shared = { page, place, isDirty, onDirtyChange: noteDirty, onSaved: save, onClose: close }
  return (
    <DialogWithFullscreen
      isOpen={isOpen}
      title={`${text(titles[task.mode])} · ${page.title}`}
      width={page.form.width}
      isDirty={isDirty}
      onClose={close}
      afterClose={afterClose}
    >
      {task.mode === 'add' ? (
        <TaskForm {...shared} mode="add" row={task.values} />
      ) : (
        <StoredForm
          key={task.row.id}
          {...shared}
          task={task}
          onRemove={onRemove && (() => void onRemove(task.row).then((isGone) => isGone && save()))}
        />
      )}
    </DialogWithFullscreen>
  )
}

interface FormProps {
  page: FormPart
  place: FormPlace | undefined
  isDirty: boolean
  onDirtyChange(isDirty: boolean): void
  onSaved(): void
  onClose(): void
  onRemove?(): void
}

function StoredForm({ task, ...rest }: FormProps & { task: Exclude<DialogTask, { mode: 'add' }> }) {
  const { text } = usePageHost()
  const { stored, error, retry } = useStoredRow(rest.page, task.row)
  if (stored) return <TaskForm {...rest} mode={task.mode} row={stored.row} subRows={stored.subRows} />
  return error ? <LoadFailed message={errorText(error, text)} onRetry={retry} /> : <Spinner />
}

interface TaskFormProps extends FormProps {
  mode: DialogTask['mode']
  row?: Readonly<Record<string, unknown>>
  subRows?: Readonly<Record<string, readonly Row[]>>
}

function TaskForm({ isDirty, onClose, ...rest }: TaskFormProps) {
  const cancel = useCloseWithQuestion(isDirty, onClose)
  return <RowForm {...rest} onCancel={cancel} />
}
