import { startTransition, useCallback, useEffect, useState } from 'react'
import { createPath, type Location, useLocation, useNavigate } from 'react-router-dom'
import { useAppServices } from '../AppServices'
import { isOutsideFrame } from '../public/publicPaths'
import { homePath } from '../redirect'
import { type ClosingAction, firstTabs, openTab, pathsToClose, refreshTab, type Tab, tabAfterClosing } from './tabs'

export interface Tabs {
  tabs: readonly Tab[]
  /** Address of the page on the screen. */
  shown: string
  /** Closes tabs as seen from one of them, after asking about typed input. */
  close(path: string, action: ClosingAction): Promise<void>
  /** Draws the page of a tab anew, after asking about typed input. */
  refresh(path: string): Promise<void>
}

/** Open pages, following the address. With `isMulti` false only the page on the screen is open. */
export function useTabs(isMulti: boolean, isPassing: boolean): Tabs {
  const location = useLocation()
  const navigate = useNavigate()
  const { leaveGuard } = useAppServices()
  const [state, setState] = useState<{ tabs: readonly Tab[]; location: Location | null; isMulti: boolean }>({
    tabs: firstTabs,
    location: null,
    isMulti,
  })
  if (!isPassing && (state.location !== location || state.isMulti !== isMulti)) {
    setState({ tabs: isMulti ? openTab(state.tabs, location) : onlyTab(state.tabs, location), location, isMulti })
  }
  useEffect(() => (isMulti ? leaveGuard.keepAt(isInsideFrame) : undefined), [leaveGuard, isMulti])

  const { tabs } = state
  const shown = location.pathname
  const close = useCallback(
    async (path: string, action: ClosingAction) => {
      const closed = pathsToClose(tabs, path, action)
      if (closed.length === 0 || !(await leaveGuard.mayLeave(closed))) return
      startTransition(() => {
        setState((before) => ({ ...before, tabs: before.tabs.filter((tab) => !closed.includes(tab.path)) }))
        if (!closed.includes(shown)) return
        const next = action === 'close' ? tabAfterClosing(tabs, shown, closed) : tabs.find((tab) => tab.path === path)
        // Where no other page is open, that is home.
        navigate(next?.location ? createPath(next.location) : (next?.path ?? homePath))
      })
    },
    [tabs, shown, leaveGuard, navigate],
  )
  const refresh = useCallback(
    async (path: string) => {
      if (!(await leaveGuard.mayLeave([path]))) return
      setState((before) => ({ ...before, tabs: refreshTab(before.tabs, path) }))
    },
    [leaveGuard],
  )
  return { tabs, shown, close, refresh }
}

/** The page at this address alone, as it stands when it is open already. */
function onlyTab(tabs: readonly Tab[], location: Location): readonly Tab[] {
  return openTab(tabs, location).filter((tab) => tab.path === location.pathname)
}

function isInsideFrame(path: string): boolean {
  return !isOutsideFrame(path)
}
