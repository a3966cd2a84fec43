import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { focusByArrow } from '../../kit/focusByArrow'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { revealInside } from '../../kit/revealInside'
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
  const noteClosing = useFocusAfterClosing(strip, props)
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
            onClose={(isByKey) => {
              if (isByKey) noteClosing(tab.path, place)
              void close(tab.path, 'close')
            }}
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
      <PartSuspense>{asked && <TabMenu tabs={props} asked={asked} onClose={() => setAsked(undefined)} />}</PartSuspense>
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

/**
 * Scrolls the strip so far that the shown tab is seen: when another one is shown, and when the strip or a tab gets another width, as with the button beside them
 * and with a title that comes late. The observer speaks first when the page is laid out anyway.
 */
function useShownInView(strip: RefObject<HTMLDivElement | null>, shown: string, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab in front, or another number of tabs, is the reason to look
  useEffect(() => {
    const whole = strip.current
    if (!whole) return
    const observer = new ResizeObserver(() => {
      const item = whole.querySelector('.pw-tab-shown')
      if (item) revealInside(whole, item)
    })
    observer.observe(whole)
    for (const item of whole.querySelectorAll('.pw-tab')) observer.observe(item)
    return () => observer.disconnect()
  }, [strip, shown, count])
}

/** The keys go on in the strip when they have closed a tab: at the page that is shown instead, or at the tab that took the place of another one. */
function useFocusAfterClosing(strip: RefObject<HTMLDivElement | null>, { tabs, shown }: Pick<Tabs, 'tabs' | 'shown'>) {
  const closing = useRef<{ path: string; place: number; isShown: boolean }>(null)
  useEffect(() => {
    const { path, place, isShown } = closing.current ?? {}
    if (place === undefined || tabs.some((tab) => tab.path === path) || !tabs.some((tab) => tab.path === shown)) return
    closing.current = null
    if (document.activeElement !== document.body) return
    const items = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    items[isShown ? tabs.findIndex((tab) => tab.path === shown) : Math.min(place, items.length - 1)]?.focus()
  }, [strip, tabs, shown])
  return (path: string, place: number) => {
    closing.current = { path, place, isShown: path === shown }
  }
}
