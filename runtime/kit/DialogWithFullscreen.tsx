import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, type ModalProps } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogContent } from './DialogContent'
import { Modal } from './Modal'
import { askUser } from './notifications'
import { stillDialog } from './stillDialog'
import { useFirstFocus } from './useFirstFocus'
import { useFocusBack } from './useFocusBack'

interface DialogWithFullscreenProps {
  isOpen: boolean
  title: ReactNode
  /** Pixels, when not on the full screen. */
  width?: number
  onClose(): void
  /** After the dialog has left the screen. */
  afterClose?(): void
  /** true: typed input would be lost, so closing asks first. */
  isDirty?: boolean
  /** `null`: no buttons at the bottom. */
  footer?: ModalProps['footer']
  /** Open on the full screen. */
  isFullscreenAtFirst?: boolean
  /** One of `dialogLayers`, for a dialog that is not drawn inside of the one that opened it. */
  layer?: number
  children: ReactNode
}

/**
 * A dialog whose title carries a switch to the full screen. Escape, the cross and the caller's cancel button close it; typed input is asked
 * about first; a click beside it does nothing, since that is how input gets lost. The focus goes into the first field, and back to what opened it.
 */
export function DialogWithFullscreen(props: DialogWithFullscreenProps) {
  const { isOpen, title, width = 800, isDirty = false, isFullscreenAtFirst = false, footer = null } = props
  const { t } = useTranslation()
  const [isFull, setFull] = useState(isFullscreenAtFirst)
  const close = useCloseWithQuestion(isDirty, props.onClose)
  const { body, afterOpenChange } = useFirstFocus()
  useFocusBack(isOpen)
  return (
    <Modal
      open={isOpen}
      title={
        <div className="pw-dialog-title">
          <h2 className="pw-dialog-title-text">{title}</h2>
          <Button
            type="text"
            size="small"
            icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            aria-label={t(isFull ? 'kit.restore' : 'kit.fullScreen')}
            title={t(isFull ? 'kit.restore' : 'kit.fullScreen')}
            onClick={() => setFull(!isFull)}
          />
        </div>
      }
      width={isFull ? '100vw' : width}
      rootClassName={isFull ? 'pw-dialog pw-dialog-full' : 'pw-dialog'}
      zIndex={props.layer}
      mask={{ closable: false }}
      {...stillDialog}
      onCancel={close}
      afterOpenChange={afterOpenChange}
      afterClose={() => {
        setFull(isFullscreenAtFirst)
        props.afterClose?.()
        focusPage()
      }}
      footer={footer}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: true }}
    >
      <DialogContent ref={body}>{props.children}</DialogContent>
    </Modal>
  )
}

/** What opened a dialog may be gone when it closes, as the search is that led to a record: the keys then go on in the page, not at the top of the window. */
function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Closes at once when nothing was typed, else after the question. For buttons inside the dialog too. */
export function useCloseWithQuestion(isDirty: boolean, onClose: () => void): () => void {
  const leave = useLeaveWithQuestion(isDirty)
  return () => leave(onClose)
}

/** Does what leaves the typed input behind: at once when nothing was typed, else after the question. */
export function useLeaveWithQuestion(isDirty: boolean): (leave: () => void) => void {
  const { t } = useTranslation()
  const isAsking = useRef(false)
  return (leave) => {
    if (isAsking.current) return
    if (!isDirty) {
      leave()
      return
    }
    const question = {
      title: t('kit.leaveTitle'),
      content: t('kit.leaveText'),
      okText: t('kit.leave'),
      cancelText: t('kit.stay'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' as const },
    }
    isAsking.current = true
    void askUser(question).then((isLeaving) => {
      isAsking.current = false
      if (isLeaving) leave()
    })
  }
}
