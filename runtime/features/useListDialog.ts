import { createElement, type ReactNode, useCallback, useState } from 'react'
import type { ListContext, ListDialogProps } from './ListFeature'

/** The dialog that a feature shows over the list. It stays while it leaves the screen. */
export function useListDialog() {
  const [shown, setShown] = useState<((state: ListDialogProps) => ReactNode) | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show: ListContext['show'] = useCallback((Dialog, props) => {
    const own: object = props
    // A cast: the properties are the dialog's own and those of every dialog, which together are all that it wants.
    const draw = ({ isOpen: open, onClose }: ListDialogProps) => createElement(Dialog, { ...own, isOpen: open, onClose } as never)
    setShown(() => draw)
    setOpen(true)
  }, [])
  const onClose = useCallback(() => setOpen(false), [])
  return { shown, isOpen, show, onClose }
}
