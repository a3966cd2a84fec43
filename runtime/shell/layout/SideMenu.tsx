import { Menu } from 'antd'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { menuThemeAtom } from '../settings/preferences'
import { menuTrail, useMenu } from './Menu'
import { useMenuEntries } from './useMenuEntries'

interface SideMenuProps {
  /** Icons only; groups open beside the menu. */
  isFolded?: boolean
  /** After an item was chosen; the drawer closes then. */
  onChoose?(): void
}

/** The menu from the server, nested, one group open at a time. The group of the page on the screen opens by itself. */
export function SideMenu({ isFolded = false, onChoose }: SideMenuProps) {
  const menu = useMenu()
  const entries = useMenuEntries()
  const { pathname } = useLocation()
  const trail = useMemo(() => menuTrail(menu, pathname), [menu, pathname])
  const above = trail.slice(0, -1).map((item) => item.id)
  const [opened, setOpened] = useState<{ keys: string[]; pathname: string }>({ keys: above, pathname })
  if (opened.pathname !== pathname) setOpened({ keys: above.length > 0 ? above : opened.keys, pathname })

  const isRoot = (key: string) => menu.some((item) => item.id === key)
  return (
    <Menu
      className="pw-menu"
      theme={useAtomValue(menuThemeAtom)}
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
