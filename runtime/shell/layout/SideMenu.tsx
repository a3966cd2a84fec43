import { HomeOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from 'antd'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { childrenOf, externalAddress, menuTitle, menuTrail, shownItems, useMenu } from './Menu'
import { MenuIcon } from './MenuIcon'

type Entries = NonNullable<MenuProps['items']>

function entriesOf(items: readonly MenuItem[], language: Language, isRoot: boolean): Entries {
  return shownItems(items).map((item) => entryOf(item, language, isRoot))
}

function entryOf(item: MenuItem, language: Language, isRoot: boolean): Entries[number] {
  const title = menuTitle(item, language)
  const children = childrenOf(item)
  const icon = isRoot || item.meta.icon ? <MenuIcon name={item.meta.icon} isGroup={children.length > 0} /> : undefined
  if (children.length > 0)
    return { key: item.id, icon, label: <span title={title}>{title}</span>, children: entriesOf(children, language, false) }
  return { key: item.path, icon, label: <MenuLink item={item} title={title} />, title }
}

function MenuLink({ item, title }: { item: MenuItem; title: string }) {
  const outside = externalAddress(item)
  if (!outside) return <Link to={item.path}>{title}</Link>
  return (
    <a href={outside} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}

interface SideMenuProps {
  /** Icons only; groups open beside the menu. */
  isFolded?: boolean
  /** After an item was chosen; the drawer closes then. */
  onChoose?(): void
}

/** The menu from the server, nested, one group open at a time. The group of the page on the screen opens by itself. */
export function SideMenu({ isFolded = false, onChoose }: SideMenuProps) {
  const menu = useMenu()
  const { text, language } = useText()
  const { pathname } = useLocation()
  const trail = useMemo(() => menuTrail(menu, pathname), [menu, pathname])
  const above = trail.slice(0, -1).map((item) => item.id)
  const [opened, setOpened] = useState<{ keys: string[]; pathname: string }>({ keys: above, pathname })
  if (opened.pathname !== pathname) setOpened({ keys: above.length > 0 ? above : opened.keys, pathname })

  const entries = useMemo<Entries>(() => {
    const home = {
      key: homePath,
      icon: <HomeOutlined />,
      label: <Link to={homePath}>{text('shell.home')}</Link>,
      title: text('shell.home'),
    }
    const fromServer = entriesOf(menu, language, true)
    return menuTrail(menu, homePath).length > 0 ? fromServer : [home, ...fromServer]
  }, [menu, language, text])

  const isRoot = (key: string) => menu.some((item) => item.id === key)
  return (
    <Menu
      className="pw-menu"
      mode="inline"
      inlineIndent={16}
      items={entries}
      selectedKeys={[pathname]}
      inlineCollapsed={isFolded}
      {...(isFolded ? {} : { openKeys: opened.keys })}
      onOpenChange={(keys) => {
        if (isFolded) return
        const newest = keys.find((key) => !opened.keys.includes(key))
        const kept = newest && isRoot(newest) ? keys.filter((key) => key === newest || !isRoot(key)) : keys
        setOpened({ keys: kept, pathname })
      }}
      onClick={onChoose}
    />
  )
}
