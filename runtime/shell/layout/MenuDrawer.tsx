import { useAtomValue } from 'jotai'
import { Drawer } from '../../kit/Drawer'
import { useText } from '../../text/useText'
import { menuThemeAtom } from '../settings/preferences'
import { BrandMark } from './BrandMark'
import './menuDrawer.css'
import { SideMenu } from './SideMenu'

/** The menu of narrow screens. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { text } = useText()
  const isDark = useAtomValue(menuThemeAtom) === 'dark'
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={200}
      title={<BrandMark />}
      closable={false}
      classNames={{ section: isDark ? 'pw-menu-drawer pw-dark' : 'pw-menu-drawer', body: 'pw-drawer-body' }}
    >
      <nav aria-label={text('shell.menu')}>
        <SideMenu onChoose={onClose} />
      </nav>
    </Drawer>
  )
}
