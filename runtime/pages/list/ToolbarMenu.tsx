import { DownOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { type ComponentType, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { Spinner } from '../../kit/Spinner'

interface ToolbarMenuProps {
  label: string
  Icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  isIconAlone?: boolean
  /** What it opens, with what closes it. */
  content(close: () => void): ReactNode
}

/** A button that opens what a feature has below it. The keyboard goes into it and, with Escape, back to the button. */
export function ToolbarMenu({ label, Icon, isIconAlone = false, content }: ToolbarMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const menu = (
    <div role="dialog" aria-label={label} className="list-menu" onKeyDown={closeByKey}>
      <ErrorBoundary size="block">
        {/* Opened again while it is still on its way out, it begins anew. */}
        <Suspense key={round} fallback={<Spinner />}>
          {content(close)}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={(willOpen) => {
        setOpen(willOpen)
        if (willOpen) setRound(round + 1)
      }}
      destroyOnHidden
      // Beside the button in the document, so that Tab leads from one into the other.
      getPopupContainer={(place) => place.parentElement ?? document.body}
      content={menu}
    >
      <Button
        ref={button}
        icon={Icon && <Icon aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isIconAlone && { 'aria-label': label, title: label })}
      >
        {!isIconAlone && (
          <span className="list-menu-label">
            {label}
            <DownOutlined aria-hidden />
          </span>
        )}
      </Button>
    </Popover>
  )
}
