import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { mediumScreen, narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { readStored, writeStored } from '../../session/storage'
import { useText } from '../../text/useText'
import { useVisitedPages } from '../home/recentPages'
import { useRedirectOf } from '../redirectOf'
import { TabPage } from '../tabs/TabPage'
import { TabStrip } from '../tabs/TabStrip'
import { type Tabs, useTabs } from '../tabs/useTabs'
import { useDocumentTitle } from '../useDocumentTitle'
import { BrandMark } from './BrandMark'
import { Header } from './Header'
import { SideMenu } from './SideMenu'
import { useMenuVisits } from './useMenuVisits'
import { usePageTitle } from './usePageTitle'

/** Only narrow screens need it. */
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }))

const sidebarKey = 'SIDEBAR_TYPE'
const multiPageKey = 'DEFAULT_MULTI_PAGE'

/** Side menu, header, tabs, and the open pages. A page opened with `?t=_blank` stands alone (specification P2). */
export function MainLayout() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const target = useRedirectOf(pathname)
  const tabs = useTabs(readStored(multiPageKey) !== false, target !== null)
  const title = usePageTitle()(pathname)
  useDocumentTitle(pathname.startsWith('/dashboard') ? null : title)
  useVisitedPages()
  useMenuVisits(pathname)
  const isAlone = search.get('t') === '_blank'
  return (
    <>
      {target && <Navigate to={target} replace />}
      {isAlone ? <OpenPages tabs={tabs} className="pw-pages pw-pages-alone" /> : <FramedPage title={title} tabs={tabs} />}
    </>
  )
}

function OpenPages({ tabs: { tabs, shown }, className }: { tabs: Tabs; className: string }) {
  return (
    <main className={className} id="pw-content" tabIndex={-1}>
      {tabs.map(
        ({ path, location, generation }) =>
          location && <TabPage key={`${path} ${generation}`} path={path} location={location} isShown={path === shown} />,
      )}
    </main>
  )
}

function FramedPage({ title, tabs }: { title: string; tabs: Tabs }) {
  const { text } = useText()
  const isNarrow = useMediaQuery(narrowScreen)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [hasOpenedDrawer, setOpenedDrawer] = useState(false)
  const [isOpen, setOpen] = useSidebarOpen()
  const toggle = () => {
    if (!isNarrow) return setOpen(!isOpen)
    setOpenedDrawer(true)
    setDrawerOpen(!isDrawerOpen)
  }

  return (
    <div className="pw-layout">
      <a className="pw-skip" href="#pw-content">
        {text('shell.skipToContent')}
      </a>
      {isNarrow ? (
        <Suspense>{hasOpenedDrawer && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}</Suspense>
      ) : (
        <aside className={isOpen ? 'pw-sider' : 'pw-sider pw-sider-folded'}>
          <BrandMark isSmall={!isOpen} />
          <nav className="pw-sider-menu" aria-label={text('shell.menu')}>
            <SideMenu isFolded={!isOpen} />
          </nav>
        </aside>
      )}
      <div className="pw-main">
        <Header title={title} isMenuOpen={isNarrow ? isDrawerOpen : isOpen} onToggleMenu={toggle} />
        {readStored(multiPageKey) !== false && <TabStrip {...tabs} />}
        <OpenPages tabs={tabs} className="pw-pages" />
      </div>
    </div>
  )
}

/** Open on wide screens, as the user left it; closed at first on medium ones. */
function useSidebarOpen(): [boolean, (isOpen: boolean) => void] {
  const isMedium = useMediaQuery(mediumScreen)
  const [state, setState] = useState(() => ({ isMedium, isOpen: !isMedium && readStored(sidebarKey) !== false }))
  if (state.isMedium !== isMedium) setState({ isMedium, isOpen: !isMedium && readStored(sidebarKey) !== false })
  return [
    state.isOpen,
    (isOpen) => {
      if (!isMedium) writeStored(sidebarKey, isOpen)
      setState({ isMedium, isOpen })
    },
  ]
}
