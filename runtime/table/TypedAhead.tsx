import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { importAgain } from '../kit/importAgain'
import type { FieldModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import { useTable } from './TableContext'

interface TypedAheadProps {
  row: RowState
  field: FieldModel
  label: string
}

/**
 * Takes what is typed onto a cell while its editor is still on its way, because it opens as a pop-up or is being loaded, and hands it over once the editor has
 * the focus. Who has gone on to the next cell by then finds it in the cell.
 */
export function TypedAhead({ row, field, label }: TypedAheadProps) {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const store = useTable()
  const box = useRef<HTMLTextAreaElement>(null)
  const text = useRef('')
  const enter = useRef(() => {})
  const [isAwaited, setAwaited] = useState(true)
  useLayoutEffect(() => {
    enter.current = () => {
      const typed = text.current
      const cells = { rows: [row], fields: [field] }
      if (typed === '') return
      void importAgain(() => import('./sheet/pasteCells'), 'pasteCells').then((pasteCells) =>
        pasteCells({ lines: [[typed]] }, { store, sheet: cells, block: cells }, { calls, client }),
      )
    }
  })
  // Before the editor beside it, which takes the focus at once where it can.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const hand = ({ target }: FocusEvent) => {
      if (!box.current || target === box.current || !(target instanceof HTMLElement) || !isTextBox(target)) return
      const isInCell = box.current.parentElement?.contains(target) ?? false
      if (!isInCell && !isInPopup(target, box.current)) return
      const typed = text.current
      text.current = ''
      setAwaited(false)
      // The editor has its own say first.
      queueMicrotask(() => insertText(target, typed, isInCell || target instanceof HTMLTextAreaElement))
    }
    if (document.activeElement !== box.current) setAwaited(false)
    document.addEventListener('focusin', hand)
    return () => {
      document.removeEventListener('focusin', hand)
      enter.current()
    }
  }, [])
  if (!isAwaited) return null
  return (
    <textarea
      ref={box}
      aria-label={label}
      className="pw-visually-hidden"
      tabIndex={-1}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset.composing = ''
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset.composing
      }}
      onInput={({ currentTarget }) => {
        text.current = currentTarget.value
      }}
    />
  )
}

/** true for what the editor has opened elsewhere in the document, and not for another field around the table. */
function isInPopup(element: HTMLElement, box: HTMLElement): boolean {
  const popup = element.closest('.ant-popover, .ant-modal')
  return popup !== null && !popup.contains(box)
}

function isTextBox(element: HTMLElement): boolean {
  return element.matches('input, textarea') || element.isContentEditable
}

/** As if it were typed there, in place of what stands there or at the caret. */
function insertText(element: HTMLElement, text: string, isInPlace: boolean): void {
  if (text === '') return
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    if (isInPlace) element.select()
    element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
  }
  // The editors of formatted text hear only what a browser enters.
  else document.execCommand('insertText', false, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
