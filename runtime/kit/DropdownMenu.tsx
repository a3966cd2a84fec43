import { Dropdown, type MenuProps } from 'antd'
import { type ButtonHTMLAttributes, cloneElement, type FocusEvent, type RefAttributes, useRef, useState } from 'react'
import type { PopupProps } from './reachedPopup'

interface DropdownMenuProps extends PopupProps {
  menu: MenuProps
  /** Of the menu on the screen. */
  className?: string
}

/** A menu below a button; see `DropdownButton` for how a page has one. The keyboard goes into it, and back to the button with what was chosen. */
export function DropdownMenu({ menu, className, children }: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(true)
  // A menu that is closed is not drawn again: it asks here.
  const isShown = useRef(true)
  const button = useRef<HTMLButtonElement>(null)
  const changeOpen = (next: boolean) => {
    isShown.current = next
    setOpen(next)
  }
  const onClick: MenuProps['onClick'] = (chosen) => {
    // Enter would press the button that has the focus by then, and open the menu again.
    if (chosen.domEvent.type === 'keydown') chosen.domEvent.preventDefault()
    button.current?.focus()
    menu.onClick?.(chosen)
  }
  // antd takes the keyboard into the menu some frames after it came, also when something was chosen by then.
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (isShown.current) return
    const before = relatedTarget instanceof HTMLElement ? relatedTarget : button.current
    before?.focus()
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={changeOpen}
      menu={{ ...menu, onClick, onFocus }}
      classNames={{ root: className }}
    >
      {cloneElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>(children, { ref: button })}
    </Dropdown>
  )
}
