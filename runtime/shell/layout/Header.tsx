import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useText } from '../../text/useText'
import { LanguageSwitch } from './LanguageSwitch'
import { UserMenu } from './UserMenu'

/** Search, announcements, help and department come after the first paint. */
const HeaderExtras = lazy(async () => ({ default: (await import('../header/HeaderExtras')).HeaderExtras }))

interface HeaderProps {
  title: string | null
  isMenuOpen: boolean
  onToggleMenu(): void
}

export function Header({ title, isMenuOpen, onToggleMenu }: HeaderProps) {
  const { text } = useText()
  const toggleText = text(isMenuOpen ? 'shell.menuCollapse' : 'shell.menuExpand')
  return (
    <header className="pw-header">
      <Button
        type="text"
        icon={isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-label={toggleText}
        title={toggleText}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      />
      <h1 className="pw-header-title" title={title ?? undefined}>
        {title ?? text('shell.home')}
      </h1>
      <Suspense>
        <HeaderExtras />
      </Suspense>
      <LanguageSwitch />
      <UserMenu />
    </header>
  )
}
