import { Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import type { PopupProps } from './reachedPopup'

interface DropdownMenuProps extends PopupProps {
  menu: MenuProps
  /** Of the menu on the screen. */
  className?: string
}

/** A menu below a button; see `DropdownButton` for how a page has one. The keyboard goes into it. */
export function DropdownMenu({ menu, className, children }: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dropdown trigger={['click']} autoFocus open={isOpen} onOpenChange={setOpen} menu={menu} classNames={{ root: className }}>
      {children}
    </Dropdown>
  )
}
