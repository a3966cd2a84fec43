import type { ModalProps } from 'antd'
import { DialogContent } from './DialogContent'
import { Modal } from './Modal'
import { useFirstFocus } from './useFirstFocus'
import { useFocusBack } from './useFocusBack'

/** A dialog that begins in its first field, and gives the focus back. */
export function FormModal({ children, open = false, ...props }: Omit<ModalProps, 'afterOpenChange'>) {
  const { body, afterOpenChange } = useFirstFocus()
  useFocusBack()
  return (
    <Modal {...props} open={open} afterOpenChange={afterOpenChange}>
      <DialogContent ref={body}>{children}</DialogContent>
    </Modal>
  )
}
