import { Dropdown } from 'antd'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { focusByArrow } from '../../kit/focusByArrow'
import { useText } from '../../text/useText'
import { usePageTitle } from '../layout/usePageTitle'
import { AllTabs } from './AllTabs'
import { TabItem } from './TabItem'
import type { ClosingAction } from './tabs'
import { useOverflow } from './useOverflow'
import type { Tabs } from './useTabs'
import './tabs.css'

/** What can be done with a tab, each by its number on the keyboard too. */
const actions = ['refresh', 'closeLeft', 'closeRight', 'closeOthers'] as const

/** The open pages, one tab each. A right click, or the menu key, offers more. */
export function TabStrip({ tabs, shown, close, refresh }: Tabs) {
  const { text } = useText()
  const titleOf = usePageTitle()
  const [asked, setAsked] = useState(shown)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  useShownInView(strip, shown, tabs.length)
  const isOver = useOverflow(strip, tabs.length)

  const perform = (action: string | undefined) => {
    setMenuOpen(false)
    if (action === 'refresh') void refresh(asked)
    else if (action) void close(asked, action as ClosingAction)
  }
  useNumberKeys(isMenuOpen, (number) => perform(actions[number - 1]))
  const items = actions.map((action, index) => ({ key: action, label: text(`tabs.${action}`), extra: String(index + 1) }))
  return (
    <section className="pw-tabs" aria-label={text('tabs.open')}>
      <Dropdown
        trigger={['contextMenu']}
        open={isMenuOpen}
        onOpenChange={setMenuOpen}
        autoFocus
        menu={{ items, onClick: ({ key }) => perform(key) }}
      >
        <div
          ref={strip}
          className="pw-tabs-list"
          role="tablist"
          aria-label={text('tabs.open')}
          onKeyDown={moveFocus}
          onWheel={({ currentTarget, deltaY }) => {
            currentTarget.scrollLeft += deltaY
          }}
        >
          {tabs.map((tab) => (
            <TabItem
              key={tab.path}
              tab={tab}
              title={titleOf(tab.path)}
              isShown={tab.path === shown}
              onClose={() => void close(tab.path, 'close')}
              onAsk={() => setAsked(tab.path)}
            />
          ))}
        </div>
      </Dropdown>
      {isOver && <AllTabs tabs={tabs} shown={shown} titleOf={titleOf} />}
    </section>
  )
}

/** The arrow keys go from tab to tab; Enter shows the one that is reached. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  focusByArrow(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')])
}

/** Scrolls the strip so far that the shown tab is seen. */
function useShownInView(strip: RefObject<HTMLDivElement | null>, shown: string, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab in front, or another number of tabs, is the reason to look
  useEffect(() => {
    const item = strip.current?.querySelector('.pw-tab-shown')
    if (!strip.current || !item) return
    const whole = strip.current.getBoundingClientRect()
    const part = item.getBoundingClientRect()
    if (part.left < whole.left) strip.current.scrollLeft -= whole.left - part.left
    if (part.right > whole.right) strip.current.scrollLeft += part.right - whole.right
  }, [strip, shown, count])
}

function useNumberKeys(isListening: boolean, onNumber: (number: number) => void): void {
  const latest = useRef(onNumber)
  useEffect(() => {
    latest.current = onNumber
  })
  useEffect(() => {
    if (!isListening) return
    const listener = (event: DocumentEventMap['keydown']) => {
      if (/^[1-4]$/.test(event.key)) latest.current(Number(event.key))
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isListening])
}
