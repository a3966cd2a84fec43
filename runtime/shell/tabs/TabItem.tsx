import { CloseOutlined, PushpinFilled } from '@ant-design/icons'
import type { DragEvent, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { addressOfTab, canClose, type Tab } from './tabs'

interface TabItemProps {
  /** Of the element that the list of tabs owns. */
  id: string
  tab: Tab
  title: string
  isShown: boolean
  /** true: what is dragged would be dropped here. */
  isTarget: boolean
  /** `isByKey`: the keyboard is where the tab was. */
  onClose(isByKey: boolean): void
  onUnpin(): void
  /** Moves the tab by this many places. */
  onMove(by: number): void
  /** The context menu is wanted for this tab. */
  onAsk(event: MouseEvent): void
  onDragStart(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onDragEnd(): void
}

const middleButton = 1

/** One tab. Besides its cross, the Delete key and the middle mouse button close it; a pin stands in the place of the cross. */
export function TabItem({ id, tab, title, isShown, isTarget, onClose, onUnpin, onMove, onAsk, ...dragging }: TabItemProps) {
  const { text } = useText()
  const isClosable = canClose(tab)
  const isHome = tab.path === homePath
  const classes = ['pw-tab', isShown && 'pw-tab-shown', isTarget && 'pw-tab-target']
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the mouse does on the whole tab, the keyboard does on the link
    <div
      className={classes.filter(Boolean).join(' ')}
      draggable
      {...dragging}
      onContextMenu={onAsk}
      onAuxClick={(event) => {
        if (event.button !== middleButton) return
        event.preventDefault()
        if (isClosable) onClose(false)
      }}
    >
      <Link
        id={id}
        to={addressOfTab(tab)}
        role="tab"
        draggable={false}
        tabIndex={isShown ? 0 : -1}
        title={title}
        aria-selected={isShown}
        aria-keyshortcuts={isHome ? undefined : `${isClosable ? 'Delete ' : ''}Alt+Shift+ArrowLeft Alt+Shift+ArrowRight`}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && isClosable) onClose(true)
          if (isHome || !event.altKey || !event.shiftKey || !/^Arrow(Left|Right)$/.test(event.key)) return
          event.preventDefault()
          onMove(event.key === 'ArrowLeft' ? -1 : 1)
        }}
      >
        {title}
      </Link>
      {isClosable && <TabButton name={text('tabs.close', { title })} isShown={isShown} icon={<CloseOutlined />} onPress={onClose} />}
      {tab.isPinned && <TabButton name={text('tabs.unpinPage', { title })} isShown={isShown} icon={<PushpinFilled />} onPress={onUnpin} />}
    </div>
  )
}

interface TabButtonProps {
  name: string
  isShown: boolean
  icon: React.ReactNode
  /** A press by a key has no clicks to count. */
  onPress(isByKey: boolean): void
}

/** A button beside the name of a page. The Tab key comes to that of the shown one alone; the others are a pointer's or a screen reader's. */
function TabButton({ name, isShown, icon, onPress }: TabButtonProps) {
  return (
    <button
      type="button"
      className="pw-tab-button"
      tabIndex={isShown ? 0 : -1}
      aria-label={name}
      title={name}
      onClick={({ detail }) => onPress(detail === 0)}
    >
      {icon}
    </button>
  )
}
