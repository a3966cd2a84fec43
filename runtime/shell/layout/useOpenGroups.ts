import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { menuTrail, useMenu } from './Menu'

export interface OpenGroups {
  isOpen(id: string): boolean
  /** true: the page on the screen is one of the group's. */
  holdsShown(id: string): boolean
  toggle(id: string): void
}

/** Which groups of the menu are open: one of the outermost at a time. Those around the page on the screen open by themselves when it is gone to. */
export function useOpenGroups(): OpenGroups {
  const menu = useMenu()
  const { pathname } = useLocation()
  const above = useMemo(
    () =>
      menuTrail(menu, pathname)
        .slice(0, -1)
        .map(({ id }) => id),
    [menu, pathname],
  )
  const [open, setOpen] = useState({ ids: above, pathname })
  if (open.pathname !== pathname) setOpen({ ids: above.length > 0 ? above : open.ids, pathname })
  const isRoot = (id: string) => menu.some((item) => item.id === id)
  const toggle = (id: string) => {
    const others = open.ids.filter((one) => one !== id)
    const isClosing = others.length < open.ids.length
    setOpen({ ids: isClosing ? others : [...others.filter((one) => !isRoot(id) || !isRoot(one)), id], pathname })
  }
  return { isOpen: (id) => open.ids.includes(id), holdsShown: (id) => above.includes(id), toggle }
}
