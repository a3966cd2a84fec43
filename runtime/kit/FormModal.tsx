import { Modal, type ModalProps } from 'antd'
import { DialogContent } from './DialogContent'
import { useFirstFocus } from './useFirstFocus'
import { useFocusBack } from './useFocusBack'
import { useIsMounted } from './useIsMounted'

/** A dialog that begins in its first field, and gives the focus back. */
export function FormModal({ children, open = false, ...props }: Omit<ModalProps, 'afterOpenChange'>) {
  const { body, afterOpenChange } = useFirstFocus()
  useFocusBack()
  const isMounted = useIsMounted()
  return (
    <Modal {...props} open={isMounted && open} afterOpenChange={afterOpenChange}>
      <DialogContent ref={body}>{children}</DialogContent>
    </Modal>
  )
}
