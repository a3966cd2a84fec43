import { Alert, Button } from 'antd'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import type { FormPart } from '../../model/PageModel'
import type { FieldError, RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import { anyChannel, marksChannel } from '../../rows/RowsState'
import { usePageHost } from '../../session/PageHost'
import { useTable } from '../TableContext'
import type { OpenedRowProps } from './OpenedRowForm'
import { RowFields } from './RowFields'
import './rowDetails.css'
import { useConfirmation } from './useConfirmation'
import { useRowCore } from './useRowCore'

/** Pixels (B2.3). */
const width = 1200

/** The form of a row in a dialog. What is typed counts once it is confirmed, and is asked about before it is given up. */
export function RowDetailsDialog({ table, opened: { row, key }, opener, isLocked, form }: OpenedRowProps & { form: FormPart }) {
  const { text } = usePageHost()
  const store = useTable()
  const core = useRowCore(form, row, isLocked)
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [before] = useState(() => ({ typed: row.typed, errors: row.errors }))
  const isTyped = useTyped(store, row, before) && !isLocked
  const shut = () => setOpen(false)
  const { refusal, isAsking, confirm } = useConfirmation(core, table, row, shut)
  const giveUp = () => {
    store.facts().log.seal()
    if (isTyped) store.restore(row, before, '')
    shut()
  }
  return (
    <DialogWithFullscreen
      isOpen={isOpen}
      title={text('table.rowDetails')}
      width={width}
      isDirty={isTyped}
      onClose={giveUp}
      afterClose={opener.close}
      footer={
        isLocked ? <CloseButton onClose={giveUp} /> : <Buttons isTyped={isTyped} isAsking={isAsking} onConfirm={confirm} onClose={giveUp} />
      }
    >
      <div ref={body} tabIndex={-1} className="row-details" inert={isAsking} aria-busy={isAsking}>
        {refusal !== undefined && <Alert type="warning" showIcon title={refusal} />}
        <RowFields core={core} field={key} place={body} />
      </div>
    </DialogWithFullscreen>
  )
}

interface ButtonsProps {
  isTyped: boolean
  isAsking: boolean
  onConfirm(): void
  onClose(): void
}

function Buttons({ isTyped, isAsking, onConfirm, onClose }: ButtonsProps) {
  const { text } = usePageHost()
  const cancel = useCloseWithQuestion(isTyped, onClose)
  return (
    <>
      <Button onClick={cancel}>{text('form.cancel')}</Button>
      <Button type="primary" loading={isAsking} onClick={onConfirm}>
        {text(isAsking ? 'table.removing' : 'kit.ok')}
      </Button>
    </>
  )
}

function CloseButton({ onClose }: { onClose(): void }) {
  const { text } = usePageHost()
  return <Button onClick={onClose}>{text('form.close')}</Button>
}

/** Whether something else is typed in the row than before, also a text that stands for no value. */
function useTyped(store: RowsCore, row: RowState, before: Pick<RowState, 'typed' | 'errors'>): boolean {
  const isOther = ([key, value]: [string, unknown]) => !Object.is(before.typed.get(key), value)
  const isUnread = ([key, error]: [string, FieldError]) => error.source === 'unread' && before.errors.get(key) !== error
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const ends = [anyChannel, marksChannel].map((channel) => store.subscribe(channel, listener))
        return () => {
          for (const end of ends) end()
        }
      },
      [store],
    ),
    () => row.typed.size !== before.typed.size || [...row.typed].some(isOther) || [...row.errors].some(isUnread),
  )
}
