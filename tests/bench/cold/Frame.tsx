import { LogoutOutlined, SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Menu } from 'antd'
import type { ItemType } from 'antd/es/menu/interface'
import { Link, Outlet, useLocation } from 'react-router-dom'
import '../../../runtime/shell/layout/layout.css'
import type { MenuItem } from '../../../schemas/api/session'
import { askForMenu } from './handCalls'

/** Menu, header and the page: what stands around every page. */
export function Frame() {
  const { data } = useQuery({ queryKey: ['menu'], queryFn: askForMenu, staleTime: Number.POSITIVE_INFINITY })
  const { pathname } = useLocation()
  return (
    <div className="pw-app pw-layout">
      <nav className="pw-sider">
        <Menu mode="inline" selectedKeys={[pathname]} items={(data?.menu ?? []).filter(({ hidden }) => !hidden).map(toEntry)} />
      </nav>
      <div className="pw-main">
        <header className="pw-header">
          <Button type="text" icon={<SearchOutlined />}>
            Search
          </Button>
          <Dropdown menu={{ items: [{ key: 'out', icon: <LogoutOutlined />, label: 'Sign out' }] }}>
            <Button type="text">Staff</Button>
          </Dropdown>
        </header>
        <Outlet />
      </div>
    </div>
  )
}

function toEntry({ id, path, meta, children = [] }: MenuItem): ItemType {
  const shown = children.filter(({ hidden }) => !hidden)
  if (shown.length > 0) return { key: id, label: meta.titleEn ?? meta.title, children: shown.map(toEntry) }
  return { key: path, label: <Link to={path}>{meta.titleEn ?? meta.title}</Link> }
}
