import { CloseOutlined } from '@ant-design/icons'
import { createPath, Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import type { Tab } from './tabs'

interface TabItemProps {
  tab: Tab
  title: string
  isShown: boolean
  onClose(): void
  /** The context menu is wanted for this tab. */
  onAsk(): void
}

const middleButton = 1

/** One tab. Besides its close mark, the Delete key and the middle mouse button close it. */
export function TabItem({ tab, title, isShown, onClose, onAsk }: TabItemProps) {
  const { text } = useText()
  const canClose = tab.path !== homePath
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the mouse does on the whole tab, the keyboard does on the link
    <div
      role="presentation"
      className={isShown ? 'pw-tab pw-tab-shown' : 'pw-tab'}
      onContextMenu={onAsk}
      onAuxClick={(event) => {
        if (event.button !== middleButton) return
        event.preventDefault()
        if (canClose) onClose()
      }}
    >
      <Link
        to={tab.location ? createPath(tab.location) : tab.path}
        role="tab"
        tabIndex={isShown ? 0 : -1}
        title={title}
        aria-selected={isShown}
        aria-keyshortcuts={canClose ? 'Delete' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && canClose) onClose()
        }}
      >
        {title}
      </Link>
      {canClose && (
        // A list of tabs may hold nothing but tabs; the keyboard has Delete.
        <span className="pw-tab-close" aria-hidden="true" title={text('tabs.close', { title })} onClick={onClose}>
          <CloseOutlined />
        </span>
      )}
    </div>
  )
}
