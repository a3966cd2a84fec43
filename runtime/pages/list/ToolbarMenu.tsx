import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ComponentProps, type ComponentType, memo, type ReactNode } from 'react'
import { reachedPopup } from '../../kit/reachedPopup'

const ToolbarPopup = reachedPopup(() => import('./ToolbarPopup'), 'ToolbarPopup')

interface ToolbarMenuProps {
  label: string
  Icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  isIconAlone?: boolean
  /** What it opens, with what closes it. */
  content(close: () => void): ReactNode
}

type MenuButtonProps = Omit<ToolbarMenuProps, 'content'> & ComponentProps<typeof Button>

/** A button that opens what a feature has below it. */
export function ToolbarMenu({ label, Icon, isIconAlone, content }: ToolbarMenuProps) {
  return (
    <ToolbarPopup label={label} content={content}>
      <MenuButton label={label} Icon={Icon} isIconAlone={isIconAlone} />
    </ToolbarPopup>
  )
}

/** Drawn anew only when something of it is to be seen, as each button of a toolbar. */
const MenuButton = memo(function MenuButton({ label, Icon, isIconAlone = false, ...fromPopup }: MenuButtonProps) {
  return (
    <Button
      icon={Icon && <Icon aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...(isIconAlone && { 'aria-label': label, title: label })}
      {...fromPopup}
    >
      {!isIconAlone && (
        <span className="list-menu-label">
          {label}
          <DownOutlined aria-hidden />
        </span>
      )}
    </Button>
  )
})
