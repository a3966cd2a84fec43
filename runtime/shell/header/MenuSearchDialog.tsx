import { Modal } from 'antd'
import { useText } from '../../text/useText'
import { MenuSelect } from './MenuSelect'

/** The menu search of small screens. */
export function MenuSearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { text } = useText()
  return (
    <Modal open={isOpen} title={text('header.search')} footer={null} onCancel={onClose} destroyOnHidden>
      <MenuSelect autoFocus onChoose={onClose} />
    </Modal>
  )
}
