import { Modal, type ModalProps } from 'antd'
import { useFirstFocus } from './useFirstFocus'
import { useFocusBack } from './useFocusBack'

/** A dialog that begins in its first field, and gives the focus back. */
export function FormModal({ children, ...props }: Omit<ModalProps, 'afterOpenChange'>) {
  const { body, afterOpenChange } = useFirstFocus()
  useFocusBack()
  return (
    <Modal {...props} afterOpenChange={afterOpenChange}>
      <div ref={body}>{children}</div>
    </Modal>
  )
}
