import { Menu } from 'antd'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { menuThemeAtom } from '../settings/preferences'
import { antdEntries } from './antdEntries'
import { useMenuEntries } from './useMenuEntries'

/** The menu at the side as icons; groups open beside it. */
export function FoldedMenu() {
  return (
    <Menu
      theme={useAtomValue(menuThemeAtom)}
      mode="inline"
      inlineCollapsed
      items={antdEntries(useMenuEntries())}
      selectedKeys={[useLocation().pathname]}
    />
  )
}
