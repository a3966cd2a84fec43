// biome-ignore lint/style/noRestrictedImports: the one place that takes it from there
import { Modal as AntModal, type ModalProps } from 'antd'
import { useIsMounted } from './useIsMounted'

/** A dialog of antd that is not counted among those that are open while it is drawn for the first time. */
export function Modal({ open = false, ...props }: ModalProps) {
  const isMounted = useIsMounted()
  return <AntModal {...props} open={isMounted && open} />
}
