import { HomeOutlined } from '@ant-design/icons'
import type { MenuProps } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { MenuItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { laterPart } from '../../kit/laterPart'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { childrenOf, externalAddress, menuTitle, menuTrail, shownAs, shownItems, useMenu } from './Menu'
import './menu.css'

const MenuStar = laterPart(() => import('../favourites/stars'), 'MenuStar')

type Entries = NonNullable<MenuProps['items']>

/** The menu from the server as antd's menus take it, home first. Groups are known by their id, pages by their address; a group of one page is that page. */
export function useMenuEntries(): Entries {
  const menu = useMenu()
  const { text, language } = useText()
  return useMemo<Entries>(() => {
    const home = {
      key: homePath,
      icon: <HomeOutlined />,
      label: <Link to={homePath}>{text('shell.home')}</Link>,
      title: text('shell.home'),
    }
    const fromServer = entriesOf(menu, language, true)
    return menuTrail(menu, homePath).length > 0 ? fromServer : [home, ...fromServer]
  }, [menu, language, text])
}

function entriesOf(items: readonly MenuItem[], language: Language, isRoot: boolean): Entries {
  return shownItems(items).map((item) => entryOf(shownAs(item), language, isRoot))
}

function entryOf(item: MenuItem, language: Language, isRoot: boolean): Entries[number] {
  const title = menuTitle(item, language)
  const children = childrenOf(item)
  const icon = isRoot || item.meta.icon ? <MenuIcon name={item.meta.icon} isGroup={children.length > 0} /> : undefined
  if (children.length > 0)
    return { key: item.id, icon, label: <bdi title={title}>{title}</bdi>, children: entriesOf(children, language, false) }
  return { key: item.path, icon, label: <MenuLabel item={item} title={title} />, title }
}

/** An entry with its star; what leads out of the product cannot be kept, and home is at hand anyway. */
function MenuLabel({ item, title }: { item: MenuItem; title: string }) {
  return (
    <span className="pw-menu-label">
      <MenuLink item={item} title={title} />
      {!externalAddress(item) && item.path !== homePath && <MenuStar item={item} title={title} />}
    </span>
  )
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
