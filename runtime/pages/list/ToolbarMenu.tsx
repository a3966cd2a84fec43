import { DownOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { type ComponentType, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { ListContext, ListMenuProps } from '../../features/ListFeature'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { Spinner } from '../../kit/Spinner'

interface ToolbarMenuProps {
  label: string
  Icon?: ComponentType<{ 'aria-hidden'?: boolean }>
  Menu: ComponentType<ListMenuProps>
  context: ListContext
}

/** A button that opens what a feature has below it. The keyboard goes into it and, with Escape, back to the button. */
export function ToolbarMenu({ label, Icon, Menu, context }: ToolbarMenuProps) {
  const [isOpen, setOpen] = useState(false)
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
        <Suspense fallback={<Spinner />}>
          <Menu context={context} onClose={close} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // Beside the button in the document, so that Tab leads from one into the other.
      getPopupContainer={(place) => place.parentElement ?? document.body}
      content={menu}
    >
      <Button ref={button} icon={Icon && <Icon aria-hidden />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {label}
        <DownOutlined aria-hidden />
      </Button>
    </Popover>
  )
}
