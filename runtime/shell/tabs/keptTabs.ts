import { parsePath } from 'react-router-dom'
import { readStored, writeStored } from '../../session/storage'
import { homePath } from '../redirect'
import { addressOfTab, firstTabs, type Tab } from './tabs'

/** As many tabs as are kept at most. */
const most = 50

interface KeptTab {
  address: string
  isPinned?: boolean
}

function keyOf(userId: string): string {
  return `OPEN_TABS_${userId}`
}

/** Keeps the open tabs of a user for the next visit, and for a reload of this window, which may have others open than the next. */
export function keepTabs(userId: string, tabs: readonly Tab[]): void {
  const kept = tabs
    .filter((tab) => tab.path !== homePath)
    .slice(-most)
    .map((tab): KeptTab => ({ address: addressOfTab(tab), ...(tab.isPinned && { isPinned: true }) }))
  writeStored(keyOf(userId), kept, null, 'session')
  writeStored(keyOf(userId), kept)
}

/** The tabs that a user left open in this window, else in the last one, as far as their pages are still there; none of them is loaded yet. */
export function readKeptTabs(userId: string, isPage: (path: string) => boolean): readonly Tab[] {
  const stored = readStored(keyOf(userId), 'session') ?? readStored(keyOf(userId))
  const kept = Array.isArray(stored) ? stored.filter(isKeptTab) : []
  const tabs = new Map<string, Tab>()
  for (const { address, isPinned = false } of kept) {
    const path = parsePath(address).pathname ?? ''
    if (path !== homePath && isPage(path)) tabs.set(path, { path, location: null, keptAddress: address, generation: 0, isPinned })
  }
  return [...firstTabs, ...tabs.values()]
}

function isKeptTab(value: unknown): value is KeptTab {
  return (
    value !== null &&
    typeof value === 'object' &&
    'address' in value &&
    typeof value.address === 'string' &&
    /^\/(?!\/)/.test(value.address)
  )
}
