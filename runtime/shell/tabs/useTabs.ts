import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { usePageHost } from '../../session/PageHost'
import { useAppServices } from '../AppServices'
import { isOutsideFrame } from '../public/publicPaths'
import { homePath } from '../redirect'
import { useIsPage } from '../redirectOf'
import { keepTabs, readKeptTabs } from './keptTabs'
import {
  addressOfTab,
  type ClosedTab,
  type ClosingAction,
  closedTabs,
  firstTabs,
  moveTab,
  openTab,
  pinTab,
  refreshTab,
  reopenTab,
  type Tab,
  tabAfterClosing,
  tabsToClose,
} from './tabs'

export interface Tabs {
  tabs: readonly Tab[]
  /** Address of the page on the screen. */
  shown: string
  /** Closes tabs as seen from one of them, after asking about typed input. */
  close(path: string, action: ClosingAction): Promise<void>
  /** Draws the page of a tab anew, after asking about typed input. */
  refresh(path: string): Promise<void>
  /** Puts a tab at another place, counted from 0. */
  move(path: string, to: number): void
  pin(path: string, isPinned: boolean): void
  /** Opens again what was closed last; `null` where nothing was. */
  reopen: (() => void) | null
}

interface TabsOptions {
  /** false: only the page on the screen is open. */
  isMulti: boolean
  /** true: the address only leads on to another. */
  isPassing: boolean
  /** true: the page has the window to itself, and no tabs. */
  isAlone: boolean
}

interface TabsState {
  tabs: readonly Tab[]
  location: Location | null
  isMulti: boolean
  /** The last one last. */
  closed: readonly ClosedTab[]
}

/** As many closed tabs as can be opened again. */
const mostClosed = 20

/** Open pages, following the address; those that the user left open are there again, and each is loaded when it is gone to. */
export function useTabs({ isMulti, isPassing, isAlone }: TabsOptions): Tabs {
  const location = useLocation()
  const navigate = useNavigate()
  const { leaveGuard } = useAppServices()
  const userId = usePageHost().user?.id
  const isPage = useIsPage()
  const [state, setState] = useState<TabsState>(() => ({
    tabs: userId && isMulti && !isAlone ? readKeptTabs(userId, isPage) : firstTabs,
    location: null,
    isMulti,
    closed: [],
  }))
  if (!isPassing && (state.location !== location || state.isMulti !== isMulti)) {
    setState({ ...state, tabs: isMulti ? openTab(state.tabs, location) : onlyTab(state.tabs, location), location, isMulti })
  }
  useEffect(() => (isMulti ? leaveGuard.keepAt(isInsideFrame) : undefined), [leaveGuard, isMulti])

  const { tabs, closed } = state
  useEffect(() => {
    if (userId && !isAlone && tabs !== firstTabs) keepTabs(userId, tabs)
  }, [userId, isAlone, tabs])

  const shown = location.pathname
  const changeTabs = useCallback((change: (tabs: readonly Tab[]) => readonly Tab[]) => {
    setState((before) => ({ ...before, tabs: change(before.tabs) }))
  }, [])
  const close = useCallback(
    async (path: string, action: ClosingAction) => {
      const closing = tabsToClose(tabs, path, action)
      const paths = closing.map((tab) => tab.path)
      if (paths.length === 0 || !(await leaveGuard.mayLeave(paths))) return
      startTransition(() => {
        setState((before) => ({
          ...before,
          tabs: before.tabs.filter((tab) => !paths.includes(tab.path)),
          closed: [...before.closed, ...closedTabs(before.tabs, closing)].slice(-mostClosed),
        }))
        if (!paths.includes(shown)) return
        const next = action === 'close' ? tabAfterClosing(tabs, shown, paths) : tabs.find((tab) => tab.path === path)
        // Where no other page is open, that is home.
        navigate(next ? addressOfTab(next) : homePath)
      })
    },
    [tabs, shown, leaveGuard, navigate],
  )
  const refresh = useCallback(
    async (path: string) => {
      if (await leaveGuard.mayLeave([path])) changeTabs((before) => refreshTab(before, path))
    },
    [leaveGuard, changeTabs],
  )
  const move = useCallback((path: string, to: number) => changeTabs((before) => moveTab(before, path, to)), [changeTabs])
  const pin = useCallback((path: string, isPinned: boolean) => changeTabs((before) => pinTab(before, path, isPinned)), [changeTabs])
  const last = closed.at(-1)
  const reopen = useMemo(() => {
    if (last === undefined) return null
    return () => {
      setState((before) => ({ ...before, tabs: reopenTab(before.tabs, last), closed: before.closed.slice(0, -1) }))
      void navigate(last.address)
    }
  }, [last, navigate])
  return { tabs, shown, close, refresh, move, pin, reopen }
}

/** The page at this address alone, as it stands when it is open already. */
function onlyTab(tabs: readonly Tab[], location: Location): readonly Tab[] {
  return openTab(tabs, location).filter((tab) => tab.path === location.pathname)
}

function isInsideFrame(path: string): boolean {
  return !isOutsideFrame(path)
}
