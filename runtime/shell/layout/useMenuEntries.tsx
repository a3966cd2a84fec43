import { HomeOutlined } from '@ant-design/icons'
import { type ReactNode, useMemo } from 'react'
import type { MenuItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { childrenOf, menuTitle, menuTrail, shownAs, shownItems, useMenu } from './Menu'
import './menu.css'

/** A page of the menu, or a group of pages. */
export interface NavigationEntry {
  /** A page's address, a group's id. */
  key: string
  title: string
  icon?: ReactNode
  /** As the server gave it; home, which stands first by itself, has none. */
  item?: MenuItem
  /** Empty for a page. */
  children: readonly NavigationEntry[]
}

/** The menu from the server as the navigation shows it, home first; a group of one page is that page. */
export function useMenuEntries(): readonly NavigationEntry[] {
  const menu = useMenu()
  const { text, language } = useText()
  return useMemo(() => {
    const fromServer = entriesOf(menu, language, true)
    if (menuTrail(menu, homePath).length > 0) return fromServer
    return [{ key: homePath, title: text('shell.home'), icon: <HomeOutlined />, children: [] }, ...fromServer]
  }, [menu, language, text])
}

function entriesOf(items: readonly MenuItem[], language: Language, isRoot: boolean): NavigationEntry[] {
  return shownItems(items).map((item) => entryOf(shownAs(item), language, isRoot))
}

function entryOf(item: MenuItem, language: Language, isRoot: boolean): NavigationEntry {
  const children = entriesOf(childrenOf(item), language, false)
  const isGroup = children.length > 0
  const icon = isRoot || item.meta.icon ? <MenuIcon name={item.meta.icon} isGroup={isGroup} /> : undefined
  return { key: isGroup ? item.id : item.path, title: menuTitle(item, language), icon, item, children }
}
