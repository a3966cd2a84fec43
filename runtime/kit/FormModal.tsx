import { Modal, type ModalProps } from 'antd'
import { useFirstFocus } from './useFirstFocus'

/** A dialog that begins in its first field. */
export function FormModal({ children, ...props }: Omit<ModalProps, 'afterOpenChange'>) {
  const { body, afterOpenChange } = useFirstFocus()
  return (
    <Modal {...props} afterOpenChange={afterOpenChange}>
      <div ref={body}>{children}</div>
    </Modal>
  )
}
