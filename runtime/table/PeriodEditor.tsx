import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { cellText } from '../fields/cellText'
import { componentsOf } from '../fields/componentsOf'
import { PopoverEditor } from '../fields/parts/PopoverEditor'
import '../fields/parts/fields.css'
import { isComposing } from '../kit/isComposing'
import type { FieldModel } from '../model/PageModel'
import { check } from '../rows/checkRows'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import { useCell, useTable } from './TableContext'

interface PeriodEditorProps {
  row: RowState
  field: FieldModel
  end: FieldModel
  /** Ends editing and gives the focus back to the cell. */
  onClose(): void
}

/** From and to of a period, in one cell. Both are checked when it is left: the rules of one read the other. */
export function PeriodEditor({ row, field, end, onClose }: PeriodEditorProps) {
  const { text } = usePageHost()
  const store = useTable()
  const before = useRef({ typed: row.typed, errors: row.errors })
  useEffect(
    () => () => {
      store.facts().log.seal()
      void check(store, row, field)
      void check(store, row, end)
    },
    [store, row, field, end],
  )
  // What a box hands over as it goes counts, unless it was given up.
  const isGivenUp = useRef(false)
  const giveUp = ({ key, nativeEvent }: KeyboardEvent) => {
    isGivenUp.current = key === 'Escape' && !isComposing(nativeEvent)
    if (isGivenUp.current) store.restore(row, before.current, field.key)
  }
  return (
    <PopoverEditor text={cellText(row.values, field)} keepsTab onClose={onClose}>
      <div className="field-range table-period" role="presentation" onKeyDownCapture={giveUp}>
        <EndInput row={row} field={field} label={field.title} isGivenUp={isGivenUp} hasFocus />
        <span aria-hidden>~</span>
        <EndInput row={row} field={end} label={text('fields.end', { title: field.title })} isGivenUp={isGivenUp} />
      </div>
    </PopoverEditor>
  )
}

interface EndInputProps {
  row: RowState
  field: FieldModel
  label: string
  isGivenUp: RefObject<boolean>
  hasFocus?: boolean
}

function EndInput({ row, field, label, isGivenUp, hasFocus }: EndInputProps) {
  const store = useTable()
  const { value, error, isVisible, isDisabled } = useCell(row, field)
  const id = useId()
  const { Input } = componentsOf(field)
  if (!Input || !isVisible) return null
  return (
    <fieldset aria-label={label}>
      <Input
        field={field}
        id={id}
        value={value}
        onChange={(next, others) => {
          if (!isGivenUp.current) store.type(row, field.key, next, others)
        }}
        disabled={isDisabled}
        isInvalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
        unread={error?.typed}
        onUnread={(unread) => {
          if (!isGivenUp.current) store.refuse(row, field.key, unread)
        }}
        onReading={(reading) => store.waitFor(reading)}
        autoFocus={hasFocus}
        readRow={() => store.readRow(row)}
      />
      {error && (
        <div id={`${id}-error`} className="pw-field-error">
          {error.message}
        </div>
      )}
    </fieldset>
  )
}
