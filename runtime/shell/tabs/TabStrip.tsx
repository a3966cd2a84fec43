import { type KeyboardEvent, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { focusByArrow } from '../../kit/focusByArrow'
import { lazyPart } from '../../kit/lazyPart'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { useText } from '../../text/useText'
import { usePageTitle } from '../layout/usePageTitle'
import { AllTabs } from './AllTabs'
import { TabItem } from './TabItem'
import type { AskedTab } from './TabMenu'
import { useOverflow } from './useOverflow'
import { useTabActions } from './useTabActions'
import { useTabDrag } from './useTabDrag'
import type { Tabs } from './useTabs'
import './tabs.css'

const TabMenu = lazyPart(() => import('./TabMenu'), 'TabMenu')

/** The open pages, one tab each. A right click, or the menu key, offers more; on small screens the list of all pages does. */
export function TabStrip(props: Tabs) {
  const { tabs, shown, close, move, pin } = props
  const { text } = useText()
  const id = useId()
  const titleOf = usePageTitle()
  const [asked, setAsked] = useState<AskedTab>()
  const [moved, setMoved] = useState('')
  const strip = useRef<HTMLDivElement>(null)
  useShownInView(strip, shown, tabs.length)
  const isOver = useOverflow(strip, tabs.length)
  const isNarrow = useMediaQuery(narrowScreen)
  const { handlersOf, target } = useTabDrag(move)
  const ofShown = useTabActions(props, shown)
  const moveBy = (path: string, place: number, by: number) => {
    move(path, place + by)
    setMoved(text('tabs.moved', { title: titleOf(path) }))
  }
  return (
    <section className="pw-tabs" aria-label={text('tabs.open')}>
      {/* A list of tabs may hold nothing but tabs: the buttons beside their names stand outside of it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tabs in it */}
      <div
        ref={strip}
        className="pw-tabs-list"
        onKeyDown={moveFocus}
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY
        }}
      >
        <div
          role="tablist"
          className="pw-visually-hidden"
          aria-label={text('tabs.open')}
          aria-owns={tabs.map(({ path }) => `${id}${path}`).join(' ')}
        />
        {tabs.map((tab, place) => (
          <TabItem
            key={tab.path}
            id={`${id}${tab.path}`}
            tab={tab}
            title={titleOf(tab.path)}
            isShown={tab.path === shown}
            isTarget={tab.path === target}
            onClose={() => void close(tab.path, 'close')}
            onUnpin={() => pin(tab.path, false)}
            onMove={(by) => moveBy(tab.path, place, by)}
            onAsk={(event) => {
              event.preventDefault()
              setAsked({ path: tab.path, left: event.clientX, top: event.clientY })
            }}
            {...handlersOf(tab, place)}
          />
        ))}
      </div>
      <Suspense>{asked && <TabMenu tabs={props} asked={asked} onClose={() => setAsked(undefined)} />}</Suspense>
      {(isOver || isNarrow) && (
        <AllTabs tabs={tabs} shown={shown} titleOf={titleOf} actions={ofShown.itemsWithClose} onAction={ofShown.perform} />
      )}
      <output className="pw-visually-hidden">{moved}</output>
    </section>
  )
}

/** The arrow keys go from tab to tab; Enter shows the one that is reached. With Alt they move the tab. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (!event.altKey) focusByArrow(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')])
}

/** Scrolls the strip so far that the shown tab is seen. */
function useShownInView(strip: RefObject<HTMLDivElement | null>, shown: string, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab in front, or another number of tabs, is the reason to look
  useEffect(() => {
    // In the next frame, which lays everything out anyway.
    const frame = requestAnimationFrame(() => {
      const item = strip.current?.querySelector('.pw-tab-shown')
      if (!strip.current || !item) return
      const whole = strip.current.getBoundingClientRect()
      const part = item.getBoundingClientRect()
      if (part.left < whole.left) strip.current.scrollLeft -= whole.left - part.left
      if (part.right > whole.right) strip.current.scrollLeft += part.right - whole.right
    })
    return () => cancelAnimationFrame(frame)
  }, [strip, shown, count])
}
