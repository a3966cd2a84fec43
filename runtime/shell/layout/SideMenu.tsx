import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusByArrow } from '../../kit/focusByArrow'
import { revealInside } from '../../kit/revealInside'
import { useOneTabStop } from '../../kit/useOneTabStop'
import { MenuLabel } from './MenuLabel'
import { type NavigationEntry, useMenuEntries } from './useMenuEntries'
import { type OpenGroups, useOpenGroups } from './useOpenGroups'

interface SideMenuProps {
  /** After a page was chosen; the drawer closes then. */
  onChoose?(): void
}

/**
 * The menu from the server, nested. The Tab key comes to it once; the arrow keys go up and down in it, and open and close groups. It is a list of links and
 * not a menu of antd: with that one, frame and menu were a quarter of the script that a first page runs.
 */
export function SideMenu({ onChoose }: SideMenuProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const groups = useOpenGroups()
  useOneTabStop(list, stopsIn, isOfShownPage)
  useShownInView(list, pathname)
  return (
    <ul ref={list} className="pw-menu" onKeyDown={moveInMenu}>
      {useMenuEntries().map((entry) => (
        <SideEntry key={entry.key} entry={entry} groups={groups} shown={pathname} onChoose={onChoose} />
      ))}
    </ul>
  )
}

/** Scrolls the menu to the page on the screen when it is gone to, and not again: from then on it stays where the reader scrolls it. */
function useShownInView(list: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to look
  useEffect(() => {
    // In the next frame, which lays everything out anyway.
    const frame = requestAnimationFrame(() => {
      const entry = list.current?.querySelector('.pw-menu-shown')
      const scroller = list.current?.closest('.pw-sider-menu, .pw-drawer-body')
      if (entry && scroller) revealInside(scroller, entry)
    })
    return () => cancelAnimationFrame(frame)
  }, [list, shown])
}

interface SideEntryProps extends SideMenuProps {
  entry: NavigationEntry
  groups: OpenGroups
  /** The address of the page on the screen. */
  shown: string
}

function SideEntry({ entry, ...props }: SideEntryProps) {
  const { groups, shown, onChoose } = props
  const { key, title, icon, children } = entry
  if (children.length === 0)
    return (
      <li className={key === shown ? 'pw-menu-row pw-menu-shown' : 'pw-menu-row'}>
        {icon}
        <MenuLabel entry={entry} isShown={key === shown} onChoose={onChoose} />
      </li>
    )
  const isOpen = groups.isOpen(key)
  return (
    <li>
      <button
        type="button"
        className={groups.holdsShown(key) ? 'pw-menu-row pw-menu-group pw-menu-above' : 'pw-menu-row pw-menu-group'}
        aria-expanded={isOpen}
        onClick={() => groups.toggle(key)}
      >
        {icon}
        <bdi title={title}>{title}</bdi>
      </button>
      {isOpen && (
        <ul>
          {children.map((child) => (
            <SideEntry key={child.key} entry={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Links and groups from top to bottom; stars are a pointer's. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, .pw-menu-group')]
}

function isOfShownPage(stop: HTMLElement): boolean {
  return stop.matches('[aria-current], .pw-menu-above[aria-expanded="false"]')
}

/** Right opens a group and goes into it, left closes it; from what stands in a group left goes to the group. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  focusByArrow(event, stopsIn(event.currentTarget), 'column')
  const { key, target } = event
  if (!(target instanceof HTMLElement) || !/^Arrow(Left|Right)$/.test(key)) return
  event.preventDefault()
  const isOpen = target.getAttribute('aria-expanded')
  if (isOpen === (key === 'ArrowRight' ? 'false' : 'true')) target.click()
  else if (key === 'ArrowLeft') groupAround(target)?.focus()
  else if (isOpen) target.parentElement?.querySelector<HTMLElement>(':scope > ul :is(a, button)')?.focus()
}

function groupAround(stop: HTMLElement): HTMLElement | null | undefined {
  return stop.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > .pw-menu-group')
}
