import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { DialogWithFullscreen } from '../kit/DialogWithFullscreen'
import { usePageHost } from '../session/PageHost'
import './pickers.css'

interface PickerDialogProps {
  isOpen: boolean
  /** Title of the field that is being filled. */
  title: string
  /** Pixels. */
  width: number
  /** How many records are chosen, told beside the buttons. */
  count?: number
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** The frame of every picker: heading, full screen, cancel and OK. */
export function PickerDialog({ isOpen, title, width, count, onConfirm, onClose, children }: PickerDialogProps) {
  const { text } = usePageHost()
  // A picker opened from a table cell stands inside of the grid for React: its keys are none of the grid's. Escape goes
  // through, since the dialog itself listens for it far above.
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from travelling on
    <span role="presentation" className="picker-keys" onKeyDown={keepKeys}>
      <DialogWithFullscreen
        isOpen={isOpen}
        title={text('fields.choose', { title })}
        width={width}
        onClose={onClose}
        footer={
          <div className="picker-footer">
            <span aria-live="polite">{count === undefined ? null : text('fields.chosen', { n: count })}</span>
            <Button onClick={onClose}>{text('kit.cancel')}</Button>
            <Button type="primary" onClick={onConfirm}>
              {text('kit.ok')}
            </Button>
          </div>
        }
      >
        {children}
      </DialogWithFullscreen>
    </span>
  )
}
