import { Menu } from 'antd'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { menuThemeAtom } from '../settings/preferences'
import { antdEntries } from './antdEntries'
import { menuTrail, useMenu } from './Menu'
import { useMenuEntries } from './useMenuEntries'

/** The menu along the top. What has no room is found behind the three dots. */
export function TopMenu() {
  const { pathname } = useLocation()
  const above = menuTrail(useMenu(), pathname).map((item) => item.id)
  return (
    <Menu
      className="pw-top-menu"
      theme={useAtomValue(menuThemeAtom)}
      mode="horizontal"
      items={antdEntries(useMenuEntries())}
      selectedKeys={[...above, pathname]}
    />
  )
}
