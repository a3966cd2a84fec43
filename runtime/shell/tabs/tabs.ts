import { createPath, type Location } from 'react-router-dom'
import { homePath } from '../redirect'

/** A page that stays open while others are looked at. */
export interface Tab {
  /** Its address without query and hash: one tab per page. */
  path: string
  /** Where the page stands; `null` until it is looked at for the first time. */
  location: Location | null
  /** Where it stood when the product was left, until it is looked at again. */
  keptAddress?: string
  /** Counts refreshes: each one draws the page anew. */
  generation: number
  /** Pinned tabs stand first and are not closed before they are unpinned. */
  isPinned?: boolean
}

export type ClosingAction = 'close' | 'closeLeft' | 'closeRight' | 'closeOthers'

/** The home tab is always there and always first. */
export const firstTabs: readonly Tab[] = [{ path: homePath, location: null, generation: 0 }]

/** Where the tab leads, with query and hash. */
export function addressOfTab({ path, location, keptAddress }: Tab): string {
  return location ? createPath(location) : (keptAddress ?? path)
}

export function canClose({ path, isPinned }: Tab): boolean {
  return path !== homePath && !isPinned
}

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

/** One tab at another place, counted from 0. Home stays first, and pinned tabs stay before the others. */
export function moveTab(tabs: readonly Tab[], path: string, to: number): readonly Tab[] {
  const moved = tabs.find((tab) => tab.path === path)
  if (!moved || path === homePath) return tabs
  const others = tabs.filter((tab) => tab !== moved)
  const firstUnpinned = others.findLastIndex(isKeptInFront) + 1
  const place = moved.isPinned ? Math.min(Math.max(to, 1), firstUnpinned) : Math.max(to, firstUnpinned)
  return others.toSpliced(place, 0, moved)
}

/** Pins a tab behind those that are pinned already, or takes its pin away. */
export function pinTab(tabs: readonly Tab[], path: string, isPinned: boolean): readonly Tab[] {
  const behindPinned = tabs.filter((tab) => tab.path !== path).findLastIndex(isKeptInFront) + 1
  const changed = tabs.map((tab) => (tab.path === path ? { ...tab, isPinned } : tab))
  return moveTab(changed, path, behindPinned)
}

function isKeptInFront({ path, isPinned }: Tab): boolean {
  return path === homePath || isPinned === true
}

/** The tabs that an action on one tab closes; never the home tab, nor one that is pinned. */
export function tabsToClose(tabs: readonly Tab[], path: string, action: ClosingAction): Tab[] {
  const at = tabs.findIndex((tab) => tab.path === path)
  const isMeant: Record<ClosingAction, (index: number) => boolean> = {
    close: (index) => index === at,
    closeLeft: (index) => index < at,
    closeRight: (index) => index > at,
    closeOthers: (index) => index !== at,
  }
  return tabs.filter((tab, index) => canClose(tab) && isMeant[action](index))
}

/** A tab that was closed: where it stood, and the addresses of those before it, from left to right. */
export interface ClosedTab {
  path: string
  address: string
  before: readonly string[]
}

export function closedTabs(tabs: readonly Tab[], closing: readonly Tab[]): ClosedTab[] {
  const paths = tabs.map(({ path }) => path)
  return closing.map((tab) => ({ path: tab.path, address: addressOfTab(tab), before: paths.slice(0, paths.indexOf(tab.path)) }))
}

/** A closed tab in its old place, behind the nearest of those that stood before it. */
export function reopenTab(tabs: readonly Tab[], { path, address, before }: ClosedTab): readonly Tab[] {
  if (tabs.some((tab) => tab.path === path)) return tabs
  const place = tabs.findLastIndex((tab) => before.includes(tab.path)) + 1
  return moveTab([...tabs, { path, location: null, keptAddress: address, generation: 0 }], path, place)
}

/** The tab to look at when the shown one is among those that close: the nearest to the right, then to the left. */
export function tabAfterClosing(tabs: readonly Tab[], shown: string, closed: readonly string[]): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.path === shown)
  const stays = (tab: Tab) => !closed.includes(tab.path)
  return tabs.slice(at).find(stays) ?? tabs.slice(0, at).findLast(stays)
}
