import { Activity, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Location, type RouteObject, useRoutes } from 'react-router-dom'
import { laterPart } from '../../kit/laterPart'
import { PageHeader } from '../../kit/PageHeader'
import { PickerHost } from '../../pickers/PickerHost'
import { type PageHost, type PageTab, usePageHost } from '../../session/PageHost'
import { useAppServices } from '../AppServices'
import { Breadcrumbs } from '../layout/Breadcrumbs'
import { Footer } from '../layout/Footer'
import { menuTrail, useMenu } from '../layout/Menu'
import { usePageTitle } from '../layout/usePageTitle'
import { shellPageRoutes } from '../pageRoutes'
import { homePath, notFoundPath } from '../redirect'
import { menuRoutes } from '../router/menuRoutes'
import { useRouteList } from '../router/RouteList'
import { useKeptScroll } from './useKeptScroll'
import { usePageTab } from './usePageTab'
import type { Tabs } from './useTabs'

const PageStar = laterPart(() => import('../favourites/stars'), 'PageStar')

interface TabPageProps {
  path: string
  location: Location
  isShown: boolean
  /** Inside of the frame a page has its header and the footer. */
  isFramed: boolean
  close: Tabs['close']
}

/**
 * The page of one tab. While another is looked at it stays as it is (typed text, selection, scroll), does nothing, and sees the address
 * that it was opened with. Closing the tab frees it.
 */
export function TabPage({ path, location, isShown, isFramed, close }: TabPageProps) {
  const host = useTabHost(path, location, isShown, usePageTab({ path, search: location.search, isFramed, close }))
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PickerHost host={host}>
        <PageName path={path} isFramed={isFramed} />
        <ScrollingPage location={location} isFramed={isFramed} />
      </PickerHost>
    </Activity>
  )
}

function ScrollingPage({ location, isFramed }: Pick<TabPageProps, 'location' | 'isFramed'>) {
  const element = useKeptScroll()
  const page = useRoutes(useTabRoutes(location.pathname), location)
  return (
    <div className="pw-content" ref={element}>
      {page}
      {isFramed && <Footer />}
    </div>
  )
}

/**
 * The routes of the menu, and those that it had since the tab was opened: a page that was taken off says so itself, in its own place. The one at this very
 * address alone where there is one: of a hundred each is looked at, in every open tab, whenever somebody goes anywhere.
 */
function useTabRoutes(pathname: string): RouteObject[] {
  const { items } = useRouteList()
  const [known] = useState(() => new Map<string | undefined, RouteObject>())
  return useMemo(() => {
    for (const route of menuRoutes(items)) known.set(route.path, route)
    const own = known.get(pathname)
    return own ? [own] : [...known.values(), ...shellPageRoutes]
  }, [items, known, pathname])
}

/** The way to the page; at home, without a frame, and where the menu says that it goes without a header, its name alone, for those who cannot see. */
function PageName({ path, isFramed }: Pick<TabPageProps, 'path' | 'isFramed'>) {
  const item = menuTrail(useMenu(), path).at(-1)
  const title = usePageTitle()(path)
  if (!isFramed || path === homePath || path === notFoundPath || item?.meta.hiddenHeaderContent)
    return <h1 className="pw-visually-hidden">{title}</h1>
  return (
    <PageHeader
      breadcrumbs={
        <div className="pw-page-way">
          <Breadcrumbs path={path} />
          <PageStar path={path} title={title} />
        </div>
      }
    />
  )
}

/**
 * The product as this tab sees it. A page that goes out of sight has its effects undone and reports that nothing is typed any more;
 * that is not heard, since the text is still there. What it had asked for may be answered then: the address belongs to another page.
 */
function useTabHost(path: string, { search, state }: Location, isShown: boolean, tab: PageTab) {
  const host = usePageHost()
  const newValues = newValuesOf(state)
  const { leaveGuard } = useAppServices()
  const isSubscribed = useRef(isShown)
  useLayoutEffect(() => {
    isSubscribed.current = isShown
  }, [isShown])
  useEffect(() => () => leaveGuard.forget([path]), [leaveGuard, path])
  return useMemo(
    () => ({
      ...host,
      search,
      newValues,
      tab,
      setDirty: (key: string, isDirty: boolean) => {
        if (isSubscribed.current) leaveGuard.setDirty(key, isDirty, path)
      },
      changeSearch: (...given: Parameters<PageHost['changeSearch']>) => {
        if (isSubscribed.current) host.changeSearch(...given)
      },
    }),
    [host, leaveGuard, path, search, newValues, tab],
  )
}

/** What the page was opened with, as the browser's history keeps it. */
function newValuesOf(state: unknown): PageHost['newValues'] {
  // A cast: only `openTab` puts something there.
  return (state as Pick<PageHost, 'newValues'> | null)?.newValues
}
