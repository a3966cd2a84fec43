import { Tooltip } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { FieldBase } from '../../schemas/fields/FieldBase'
import { componentsOf } from '../fields/componentsOf'
import type { EditorProps } from '../fields/FieldComponents'
import { storedAsText } from '../fields/storedAsText'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { isComposing } from '../kit/isComposing'
import { isInOtherDialog } from '../kit/isInOtherDialog'
import { fieldAt } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { check } from '../rows/checkRows'
import type { RowState } from '../rows/RowState'
import { useOpenedByTyping } from './OpeningArea'
import { PeriodEditor } from './PeriodEditor'
import { useCell, useTable } from './TableContext'

interface CellEditorProps {
  row: RowState
  field: FieldModel
  /** Ends editing and gives the focus back to the cell. */
  onClose(): void
}

/**
 * The cell that is being edited. What is typed goes into the store at once, so that saving never misses it; Escape brings back
 * what was there. Leaving the cell checks it with every rule.
 */
export function CellEditor(props: CellEditorProps) {
  const { field } = props
  return field.end ? <PeriodEditor {...props} end={field.end} /> : <ValueEditor {...props} />
}

function ValueEditor({ row, field, onClose }: CellEditorProps) {
  const store = useTable()
  const { value, error, inputAt } = useCell(row, field)
  const shown = fieldAt(field, inputAt)
  const before = useRef(row.typed)
  const isOpenedByTyping = useOpenedByTyping()
  const id = useId()
  useEffect(
    () => () => {
      store.facts().log.seal()
      void check(store, row, field)
    },
    [store, row, field],
  )
  const { Editor: OwnEditor, Input } = componentsOf(shown)
  const Editor = OwnEditor ?? Input
  if (!Editor) return null
  const isGivenUp = ({ key, nativeEvent }: KeyboardEvent) => key === 'Escape' && !isComposing(nativeEvent)
  const giveUp = (event: KeyboardEvent) => {
    if (isGivenUp(event) && !isInOtherDialog(event)) store.restore(row, before.current, field.key)
  }
  // The cell is all that Escape gives up: it must not reach the dialog around the table, which listens at the window. A dialog that the editor has opened
  // stands elsewhere in the document and is closed as any other.
  const keepEscape = (event: KeyboardEvent) => {
    if (!isGivenUp(event) || !event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    onClose()
  }
  const props: EditorProps<FieldBase> = {
    field: shown,
    id,
    ...storedAsText(shown, { value, onChange: (next, others) => store.type(row, field.key, next, others) }),
    onClose,
    isOpenedByTyping,
    disabled: false,
    isInvalid: error !== undefined,
    describedBy: error ? `${id}-error` : undefined,
    autoFocus: true,
    readRow: () => store.readRow(row),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the input inside
    <div className="table-editor" role="presentation" onKeyDownCapture={giveUp} onKeyDown={keepEscape}>
      <ErrorBoundary size="inline">
        <Editor {...props} />
      </ErrorBoundary>
      {error && (
        <>
          <Tooltip title={error.message} open placement="bottomLeft">
            <span className="table-editor-failed" />
          </Tooltip>
          <span id={`${id}-error`} className="pw-visually-hidden" role="alert">
            {error.message}
          </span>
        </>
      )}
    </div>
  )
}
