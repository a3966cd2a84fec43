import { useAtom, useAtomValue } from 'jotai'
import { type RefObject, useRef, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { shortScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { useText } from '../../text/useText'
import {
  contentWidthAtom,
  hidesHeaderAtom,
  isHeaderFixedAtom,
  isMultiPageAtom,
  isSidebarOpenAtom,
  isSiderFixedAtom,
  layoutAtom,
  menuThemeAtom,
} from '../settings/preferences'
import { TabStrip } from '../tabs/TabStrip'
import type { Tabs } from '../tabs/useTabs'
import { BrandMark } from './BrandMark'
import { Header, MenuToggle } from './Header'
import { OpenPages } from './OpenPages'
import { Sider } from './Sider'
import { useDevice } from './useDevice'
import { useHiddenHeader } from './useHiddenHeader'

/** Only who has chosen the menu along the top needs it. */
const TopMenu = lazyPart(() => import('./TopMenu'), 'TopMenu')
/** Only narrow screens need it. */
const MenuDrawer = lazyPart(() => import('./MenuDrawer'), 'MenuDrawer')

/** Menu, header, tabs and the open pages, laid out as the preferences say. The pages stay what they are when the layout changes. */
export function FramedPages({ tabs }: { tabs: Tabs }) {
  const { text } = useText()
  const device = useDevice()
  const isTop = useAtomValue(layoutAtom) === 'topmenu' && device !== 'mobile'
  const isMenuDark = useAtomValue(menuThemeAtom) === 'dark'
  const [isOpen, setOpen] = useAtom(isSidebarOpenAtom)
  const frame = useRef<HTMLDivElement>(null)
  const className = useFrameClasses(isTop, isTop || device === 'mobile', frame)
  return (
    <div className={className} ref={frame}>
      <a className="pw-skip" href="#pw-content">
        {text('shell.skipToContent')}
      </a>
      {device !== 'mobile' && !isTop && <Sider isFolded={!isOpen} />}
      <div className="pw-main">
        <div className="pw-top">
          <Header className={isTop && isMenuDark ? 'pw-header pw-dark' : 'pw-header'}>
            {isTop && <TopNavigation />}
            {!isTop && device === 'mobile' && <DrawerToggle />}
            {!isTop && device !== 'mobile' && <MenuToggle isMenuOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
          </Header>
          {useAtomValue(isMultiPageAtom) && <TabStrip {...tabs} />}
        </div>
        <OpenPages tabs={tabs} className="pw-pages" isFramed />
      </div>
    </div>
  )
}

/** What the preferences ask of the frame, for `layout.css`. Where the menu is not at the side, it is never what scrolls. */
function useFrameClasses(isTop: boolean, hasNoSider: boolean, frame: RefObject<HTMLElement | null>): string {
  const isSiderFixed = useAtomValue(isSiderFixedAtom) || hasNoSider
  const width = useAtomValue(contentWidthAtom)
  const isShort = useMediaQuery(shortScreen)
  const isHeaderFixed = useAtomValue(isHeaderFixedAtom) && !isShort
  const isHeaderAway = useHiddenHeader(useAtomValue(hidesHeaderAtom) && isHeaderFixed, frame)
  const classes = {
    'pw-layout': true,
    'pw-layout-top': isTop,
    'pw-layout-scrolls': !isHeaderFixed || !isSiderFixed,
    'pw-layout-header-fixed': isHeaderFixed,
    'pw-layout-sider-fixed': isSiderFixed,
    'pw-layout-header-away': isHeaderAway,
    'pw-layout-narrow': width !== 'Fluid',
    'pw-layout-by-page': width === 'ByPage',
  }
  return Object.entries(classes)
    .flatMap(([name, isSo]) => (isSo ? [name] : []))
    .join(' ')
}

function TopNavigation() {
  const { text } = useText()
  return (
    <>
      <BrandMark />
      <nav className="pw-header-menu" aria-label={text('shell.menu')}>
        <PartSuspense>
          <TopMenu />
        </PartSuspense>
      </nav>
    </>
  )
}

/** The menu of narrow screens, and what opens it. */
function DrawerToggle() {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const toggle = () => {
    setOpened(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <MenuToggle isMenuOpen={isOpen} onToggle={toggle} />
      <PartSuspense>{hasOpened && <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}</PartSuspense>
    </>
  )
}
