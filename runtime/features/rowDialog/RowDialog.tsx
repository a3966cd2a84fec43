import { useEffect, useId, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { rowName } from '../../fields/rowName'
import { type CopiedRow, copyOf } from '../../form/copyRow'
import type { FormPlace } from '../../form/draft/FormPlace'
import { useFormPlace } from '../../form/draft/useFormPlace'
import { FormSkeleton } from '../../form/FormSkeleton'
import { RowForm } from '../../form/RowForm'
import { DialogWithFullscreen, useCloseWithQuestion, useLeaveWithQuestion } from '../../kit/DialogWithFullscreen'
import { focusFirstField } from '../../kit/focusFirstField'
import { LoadFailed } from '../../kit/LoadFailed'
import type { FormPart } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { type PageHost, usePageHost } from '../../session/PageHost'
import { isReadOnlyRow } from '../rowActions/isReadOnlyRow'
import { RowTools } from './RowTools'
import { titleOfRow } from './titleOfRow'
import type { DialogTask, OpenDialog } from './useRowDialog'
import { useStoredRow } from './useStoredRow'
import { useTurning, type WholeList } from './useTurning'

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
  /** Goes on with another task in the same dialog: a further new row, a copy, the next row. Without it the dialog is for this one alone. */
  open?: OpenDialog
  /** The rows that its row stands among, in order. */
  rows?: readonly Row[]
  /** The list that those are a page of. */
  whole?: WholeList
}

const titles = { add: 'list.new', edit: 'list.edit', view: 'list.view' } as const
const noRows: readonly Row[] = []

/** The form of one row in a dialog. Typed input is asked about before it is lost; the list keeps its place behind. */
export function RowDialog({ page, task, isOpen, onClose, afterClose, onSaved, onRemove, open, rows = noRows, whole }: RowDialogProps) {
  const host = usePageHost()
  const { text, can, user } = host
  const { isDirty, noteDirty } = useDirtyDialog()
  const values = task.mode === 'add' ? task.values : undefined
  const rowId = task.mode === 'add' ? undefined : task.row.id
  const place = useFormPlace({ page, rowId, values, opened: task })
  const { body, round } = useRounds(task)
  // A row that an address names is not known before it is loaded.
  const [loaded, setLoaded] = useState<Row>()
  const shown = loaded?.id === rowId ? loaded : task.mode === 'add' ? undefined : task.row
  const mode = modeFor(task, shown, { page, host })
  const named = shown && rowName(shown, page.fields, expressionUser(user))
  const { leave, close, save, goOn, addAnother } = endingsOf({ task, place, noteDirty, onClose, onSaved, open })
  const turn = useTurning({ isOpen, rows, whole, onArrive: (row) => task.mode !== 'add' && goOn({ mode: task.mode, row }) })
  const turnAway = (step: 1 | -1) => {
    leave()
    turn?.(step)
  }
  const mayAdd = page.url.add !== undefined && can(`${page.authPre}:add`)
  const shared = { page, place, isDirty, onDirtyChange: noteDirty, onSaved: save, onClose: close }
  return (
    <DialogWithFullscreen
      isOpen={isOpen}
      title={titleOfRow(text(titles[mode]), page.title, named)}
      width={page.form.width}
      isDirty={isDirty}
      onClose={close}
      afterClose={afterClose}
    >
      <div ref={body}>
        {task.mode === 'add' ? (
          <TaskForm {...shared} key={round} mode="add" row={task.values} added={task.subRows} onAnother={open && addAnother} />
        ) : (
          <StoredForm
            {...shared}
            task={task}
            rows={rows}
            whole={whole}
            onTurn={turn && turnAway}
            onLoaded={setLoaded}
            onGo={open && ((row) => goOn({ mode: task.mode, row }))}
            onCopy={open && mayAdd ? (copied) => goOn({ mode: 'add', ...copied }) : undefined}
            onRemove={onRemove && (() => void onRemove(task.row).then((isGone) => isGone && save()))}
          />
        )}
      </div>
    </DialogWithFullscreen>
  )
}

interface Ending extends Pick<RowDialogProps, 'task' | 'onClose' | 'onSaved' | 'open'> {
  place: FormPlace | undefined
  noteDirty(isDirty: boolean): void
}

/** The ways out of a form: what was typed in it is settled then. */
function endingsOf({ task, place, noteDirty, onClose, onSaved, open }: Ending) {
  const leave = () => {
    place?.close()
    noteDirty(false)
  }
  const close = () => {
    leave()
    onClose()
  }
  const goOn = (next: DialogTask) => {
    leave()
    open?.(next)
  }
  const save = () => {
    close()
    onSaved()
  }
  const addAnother = () => {
    goOn({ ...task })
    onSaved()
  }
  return { leave, close, goOn, save, addAnother }
}

/** What is only read is opened to be looked at, whatever it was opened for. */
function modeFor(task: DialogTask, row: Row | undefined, { page, host }: { page: FormPart; host: PageHost }): DialogTask['mode'] {
  return task.mode === 'edit' && row && isReadOnlyRow(host, page, row) ? 'view' : task.mode
}

/** Whether typed input would be lost, as the dialog and the shell know it. */
function useDirtyDialog() {
  const { setDirty } = usePageHost()
  const dirtyKey = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(dirtyKey, dirty)
  }
  return { isDirty, noteDirty }
}

/** Each task is a form of its own; one that begins while the dialog is open takes the focus into its first field, as the dialog did when it was opened. */
function useRounds(task: DialogTask) {
  const body = useRef<HTMLDivElement>(null)
  const [begun, begin] = useState({ task, round: 0 })
  const current = begun.task === task ? begun : { task, round: begun.round + 1 }
  if (current !== begun) begin(current)
  const { round } = current
  const isNew = task.mode === 'add'
  useEffect(() => (round > 0 && isNew && body.current ? focusFirstField(body.current) : undefined), [round, isNew])
  return { body, round }
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

interface StoredFormProps extends FormProps {
  task: Exclude<DialogTask, { mode: 'add' }>
  rows: readonly Row[]
  whole?: WholeList
  onTurn?(step: 1 | -1): void
  /** The row as it is stored has come. */
  onLoaded(row: Row): void
  onGo?(row: Row): void
  onCopy?(copied: CopiedRow): void
}

function StoredForm({ task, rows, whole, onTurn, onLoaded, onGo, onCopy, ...rest }: StoredFormProps) {
  const { row, table } = task
  const host = usePageHost()
  const { text } = host
  const { stored, error, retry } = useStoredRow(rest.page, row)
  const leave = useLeaveWithQuestion(rest.isDirty)
  useEffect(() => {
    if (stored) onLoaded(stored.row)
  }, [stored, onLoaded])
  return (
    <>
      <RowTools
        page={rest.page}
        row={row}
        rows={rows}
        whole={whole}
        onTurn={onTurn && ((step) => leave(() => onTurn(step)))}
        onGo={onGo && ((other) => leave(() => onGo(other)))}
        onCopy={onCopy && stored && (() => leave(() => onCopy(copyOf(rest.page, stored))))}
      />
      {stored ? (
        <TaskForm
          {...rest}
          key={row.id}
          mode={modeFor(task, stored.row, { page: rest.page, host })}
          row={stored.row}
          subRows={stored.subRows}
          openTable={table}
          canPrint
        />
      ) : error ? (
        <LoadFailed message={errorText(error, text)} onRetry={retry} />
      ) : (
        <FormSkeleton page={rest.page} />
      )}
    </>
  )
}

interface TaskFormProps extends FormProps {
  mode: DialogTask['mode']
  row?: Readonly<Record<string, unknown>>
  subRows?: Readonly<Record<string, readonly Row[]>>
  added?: CopiedRow['subRows']
  openTable?: string
  onAnother?(): void
  canPrint?: boolean
}

function TaskForm({ isDirty, onClose, ...rest }: TaskFormProps) {
  const cancel = useCloseWithQuestion(isDirty, onClose)
  return <RowForm {...rest} onCancel={cancel} />
}
