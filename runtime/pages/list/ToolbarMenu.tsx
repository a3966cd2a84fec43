import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { reachedPopup } from '../../kit/reachedPopup'

const ToolbarPopup = reachedPopup(() => import('./ToolbarPopup'), 'ToolbarPopup')

interface ToolbarMenuProps {
  label: string
  Icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  isIconAlone?: boolean
  /** What it opens, with what closes it. */
  content(close: () => void): ReactNode
}

/** A button that opens what a feature has below it. */
export function ToolbarMenu({ label, Icon, isIconAlone = false, content }: ToolbarMenuProps) {
  return (
    <ToolbarPopup label={label} content={content}>
      <Button
        icon={Icon && <Icon aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={false}
        {...(isIconAlone && { 'aria-label': label, title: label })}
      >
        {!isIconAlone && (
          <span className="list-menu-label">
            {label}
            <DownOutlined aria-hidden />
          </span>
        )}
      </Button>
    </ToolbarPopup>
  )
}
