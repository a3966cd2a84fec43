import { Tooltip } from 'antd'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FieldBase } from '../../schemas/fields/FieldBase'
import { componentsOf } from '../fields/componentsOf'
import type { EditorProps } from '../fields/FieldComponents'
import { storedAsText } from '../fields/storedAsText'
import { useRowNumber } from '../grid/sequenceColumn'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { isComposing } from '../kit/isComposing'
import { isInOtherDialog } from '../kit/isInOtherDialog'
import { fieldAt } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { check } from '../rows/checkRows'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import { useOpenedByTyping } from './OpeningArea'
import { PeriodEditor } from './PeriodEditor'
import { useClosedByTable } from './sheet/openEditor'
import { staleText } from './staleText'
import { useCell, useTable } from './TableContext'
import { TypedAhead } from './TypedAhead'

interface CellEditorProps {
  row: RowState
  field: FieldModel
  /** Where the row stands in the grid. */
  rowIdx: number
  /** Ends editing and gives the focus back to the cell. */
  onClose(): void
}

/**
 * The cell that is being edited. What is typed goes into the store at once, so that saving never misses it; Escape brings back
 * what was there. Leaving the cell checks it with every rule.
 */
export function CellEditor(props: CellEditorProps) {
  const { field } = props
  const onClose = useClosingHere(props.onClose)
  return field.end ? <PeriodEditor {...props} onClose={onClose} end={field.end} /> : <ValueEditor {...props} onClose={onClose} />
}

/** A drop-down tells later that it has closed: by then another cell may be worked in, which must keep the focus. */
function useClosingHere(onClose: () => void): () => void {
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => {
    if (isHere.current) onClose()
  }
}

function ValueEditor({ row, field, rowIdx, onClose }: CellEditorProps) {
  const { text } = usePageHost()
  const store = useTable()
  const area = useRef<HTMLDivElement>(null)
  const view = useCell(row, field)
  const { value, error } = view
  const shown = fieldAt(field, view.inputAt)
  const note = error?.message ?? staleText(view, shown, text)
  const before = useRef({ typed: row.typed, errors: row.errors })
  // What an editor hands over as it goes counts, unless it was given up.
  const isGivenUp = useRef(false)
  const isOpenedByTyping = useOpenedByTyping()
  useClosedByTable(onClose)
  const id = useId()
  const n = useRowNumber(rowIdx)
  // What is typed onto a cell takes the place of what stands there.
  useLayoutEffect(() => {
    if (isOpenedByTyping) area.current?.querySelector<HTMLInputElement>('input')?.select()
  }, [isOpenedByTyping])
  // An editor that is still on its way, or opens as a pop-up, takes the focus later: until then keys belong to the cell, and not to the dialog around the table.
  useLayoutEffect(() => {
    if (!area.current?.contains(document.activeElement)) area.current?.focus({ preventScroll: true })
  }, [])
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
  // The cell, with whatever its editor has opened, is all that Escape gives up: it must not reach the dialog around the table, which listens at the window.
  // A dialog that the editor has opened stands elsewhere in the document and is closed as any other.
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || isInOtherDialog(event)) return
    store.restore(row, before.current, field.key)
    if (!event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    isGivenUp.current = true
    onClose()
  }
  const label = text('table.cell', { title: field.title, n })
  const props: EditorProps<FieldBase> = {
    field: shown,
    id,
    ...storedAsText(shown, {
      value,
      onChange: (next, others) => {
        if (!isGivenUp.current) store.type(row, field.key, next, others)
      },
    }),
    onClose,
    isOpenedByTyping,
    disabled: false,
    isInvalid: error !== undefined,
    describedBy: note === undefined ? undefined : `${id}-note`,
    // A letter takes the place of that too.
    unread: isOpenedByTyping ? undefined : error?.typed,
    onUnread: (unread) => {
      if (!isGivenUp.current) store.refuse(row, field.key, unread)
    },
    onReading: (reading) => store.waitFor(reading),
    autoFocus: true,
    readRow: () => store.readRow(row),
  }
  return (
    <div ref={area} className="table-editor" role="presentation" tabIndex={-1} onKeyDownCapture={giveUp}>
      <label htmlFor={id} className="pw-visually-hidden">
        {label}
      </label>
      {isOpenedByTyping && <TypedAhead row={row} field={field} label={label} />}
      <ErrorBoundary size="inline">
        <Editor {...props} />
      </ErrorBoundary>
      {note !== undefined && (
        <>
          <Tooltip title={note} open placement="bottomLeft">
            <span className="table-editor-note" />
          </Tooltip>
          <span id={`${id}-note`} className="pw-visually-hidden" role={error ? 'alert' : 'status'}>
            {note}
          </span>
        </>
      )}
    </div>
  )
}
