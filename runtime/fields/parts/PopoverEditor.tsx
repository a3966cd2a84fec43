import { Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { afterComposing } from '../../kit/afterComposing'
import { isComposing } from '../../kit/isComposing'
import { isInOtherDialog } from '../../kit/isInOtherDialog'
import { PopupEditor } from './PopupEditor'

interface PopoverEditorProps {
  /** What stands in the cell meanwhile. */
  text: string
  /** true: Tab moves inside of the pop-up instead of going to the next cell. */
  keepsTab?: boolean
  onClose(): void
  children: ReactNode
}

/** An editor that needs more room than its cell: a pop-up over it. Escape and a click elsewhere end it, and Ctrl+Enter where no form saves by it. */
export function PopoverEditor({ text, keepsTab = false, onClose, children }: PopoverEditorProps) {
  const content = useRef<HTMLDivElement>(null)
  const cell = useRef<HTMLSpanElement>(null)
  const isPressed = usePressed(cell)
  // Only what can be seen can take the focus: the pop-up finds its place first.
  const takeFocus = () =>
    content.current?.querySelector<HTMLElement>('textarea, input:not([type=file]), [contenteditable=true], button')?.focus()
  // The grid hears of keys in its cells alone, and the pop-up stands elsewhere in the document.
  const handTab = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (keepsTab) return
    event.preventDefault()
    cell.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey: event.shiftKey, bubbles: true, cancelable: true }))
  }
  const endByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') handTab(event)
    if (isComposing(event.nativeEvent) || isInOtherDialog(event)) return
    if (event.key === 'Escape') {
      // It gives up the cell, and not the dialog that the table stands in.
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose()
  }
  return (
    <PopupEditor>
      <Popover
        open
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        content={
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the input inside
          <div ref={content} role="presentation" onKeyDown={endByKey}>
            {children}
          </div>
        }
        afterOpenChange={(isOpen) => {
          if (isOpen) afterComposing(takeFocus)
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isPressed()) onClose()
        }}
      >
        <span ref={cell} className="field-cut">
          {text}
        </span>
      </Popover>
    </PopupEditor>
  )
}

/** Whether it is the cell itself that the mouse was last pressed on: the second press of a double click ends nothing, and leaves the focus where it is. */
function usePressed(content: RefObject<HTMLElement | null>): () => boolean {
  const isPressed = useRef(false)
  useEffect(() => {
    const notePress = (event: Event) => {
      const around = content.current?.closest('[role=gridcell]')
      isPressed.current = event.target instanceof Node && around?.contains(event.target) === true
      if (isPressed.current && event.type === 'mousedown') event.preventDefault()
    }
    // The pop-up asks at the mouse; the pointer comes before it.
    const presses = ['pointerdown', 'mousedown']
    for (const press of presses) window.addEventListener(press, notePress, true)
    return () => {
      for (const press of presses) window.removeEventListener(press, notePress, true)
    }
  }, [content])
  return () => isPressed.current
}
