import { Popover } from 'antd'
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'

interface ToolbarPopupProps {
  label: string
  /** What it opens, with what closes it. */
  content(close: () => void): ReactNode
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>
}

/** What a button of the toolbar has below it. The keyboard goes into it and, with Escape, back to the button. */
export function ToolbarPopup({ label, content, children }: ToolbarPopupProps) {
  const [isOpen, setOpen] = useState(true)
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
        <PartSuspense key={round} fallback={<Spinner />}>
          {content(close)}
        </PartSuspense>
      </ErrorBoundary>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      // On a narrow screen it has room on neither side of the button, and is moved into the screen.
      align={{ overflow: { shiftX: true, adjustY: true } }}
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
      {cloneElement(children, { ref: button, 'aria-expanded': isOpen })}
    </Popover>
  )
}
