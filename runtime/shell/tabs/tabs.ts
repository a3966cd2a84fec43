import type { Location } from 'react-router-dom'
import { homePath } from '../redirect'

/** A page that stays open while others are looked at. */
export interface Tab {
  /** Its address without query and hash: one tab per page. */
  path: string
  /** Where the page stands; `null` until it is looked at for the first time. */
  location: Location | null
  /** Counts refreshes: each one draws the page anew. */
  generation: number
}

export type ClosingAction = 'close' | 'closeLeft' | 'closeRight' | 'closeOthers'

/** The home tab is always there and always first. */
export const firstTabs: readonly Tab[] = [{ path: homePath, location: null, generation: 0 }]

/** The tabs with the page at this address among them; a page that is open already is taken to the new address. */
export function openTab(tabs: readonly Tab[], location: Location): readonly Tab[] {
  const path = location.pathname
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, location, generation: 0 }]
  return tabs.map((tab) => (tab.path === path ? { ...tab, location } : tab))
}

/** The page of one tab drawn anew. */
export function refreshTab(tabs: readonly Tab[], path: string): readonly Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, generation: tab.generation + 1 } : tab))
}

/** The addresses that an action on one tab closes; never the home tab. */
export function pathsToClose(tabs: readonly Tab[], path: string, action: ClosingAction): string[] {
  const at = tabs.findIndex((tab) => tab.path === path)
  const isMeant: Record<ClosingAction, (index: number) => boolean> = {
    close: (index) => index === at,
    closeLeft: (index) => index < at,
    closeRight: (index) => index > at,
    closeOthers: (index) => index !== at,
  }
  return tabs.filter((tab, index) => tab.path !== homePath && isMeant[action](index)).map((tab) => tab.path)
}

/** The tab to look at when the shown one is among those that close: the nearest to the right, then to the left. */
export function tabAfterClosing(tabs: readonly Tab[], shown: string, closed: readonly string[]): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.path === shown)
  const stays = (tab: Tab) => !closed.includes(tab.path)
  return tabs.slice(at).find(stays) ?? tabs.slice(0, at).findLast(stays)
}
