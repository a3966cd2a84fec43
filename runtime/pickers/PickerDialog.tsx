import { Button } from 'antd'
import type { ReactNode } from 'react'
import { DialogWithFullscreen } from '../kit/DialogWithFullscreen'
import { dialogLayers } from '../kit/dialogLayers'
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
  afterClose(): void
  children: ReactNode
}

/** The frame of every picker: heading, full screen, cancel and OK. */
export function PickerDialog({ isOpen, title, width, count, onConfirm, onClose, afterClose, children }: PickerDialogProps) {
  const { text } = usePageHost()
  return (
    <DialogWithFullscreen
      isOpen={isOpen}
      title={text('pickers.choose', { title })}
      width={width}
      layer={dialogLayers.picker}
      onClose={onClose}
      afterClose={afterClose}
      footer={
        <div className="picker-footer">
          <span aria-live="polite">{count === undefined ? null : text('pickers.chosen', { n: count })}</span>
          <Button onClick={onClose}>{text('kit.cancel')}</Button>
          <Button type="primary" onClick={onConfirm}>
            {text('kit.ok')}
          </Button>
        </div>
      }
    >
      {children}
    </DialogWithFullscreen>
  )
}
