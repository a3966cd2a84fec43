import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { PartSuspense } from '../../kit/PartSuspense'
import { whenAnswered } from '../../session/whenAnswered'
import { wordedPart } from '../../session/wordedPart'
import { useText } from '../../text/useText'
import { SettingsButton } from '../settings/SettingsButton'
import { LanguageSwitch } from './LanguageSwitch'
import { UserMenu } from './UserMenu'

/** Search, announcements, help and department come after the page and its rows. */
const HeaderExtras = wordedPart('header', () => import('../header/HeaderExtras'), 'HeaderExtras')

interface HeaderProps {
  /** What stands at the start: the menu's toggle, or the menu itself. */
  children: ReactNode
  className: string
}

export function Header({ children, className }: HeaderProps) {
  const queries = useQueryClient()
  const [hasExtras, showExtras] = useState(false)
  useEffect(() => whenAnswered(queries, () => showExtras(true)), [queries])
  return (
    <header className={className}>
      {children}
      <div className="pw-header-end">
        <PartSuspense>{hasExtras && <HeaderExtras />}</PartSuspense>
        <LanguageSwitch />
        <SettingsButton />
        <UserMenu />
      </div>
    </header>
  )
}

interface MenuToggleProps {
  isMenuOpen: boolean
  onToggle(): void
}

/** Folds and unfolds the menu at the side. */
export function MenuToggle({ isMenuOpen, onToggle }: MenuToggleProps) {
  const { text } = useText()
  const name = text(isMenuOpen ? 'shell.menuCollapse' : 'shell.menuExpand')
  return (
    <Button
      type="text"
      icon={isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      aria-label={name}
      title={name}
      aria-expanded={isMenuOpen}
      onClick={onToggle}
    />
  )
}
