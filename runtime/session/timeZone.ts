import { useSyncExternalStore } from 'react'
import { browserZone } from '../text/browserZone'
import { currentZones, setZones } from '../text/zones'
import { onStorageChanged, readStored, removeStored, writeStored } from './storage'

const storageKey = 'TIME_ZONE'
const listeners = new Set<() => void>()

/** The time zone that the reader has chosen; null for that of the browser. */
export function readTimeZone(): string | null {
  const stored = readStored(storageKey)
  return typeof stored === 'string' ? stored : null
}

export function chooseTimeZone(zone: string | null): void {
  if (zone === null) removeStored(storageKey)
  else writeStored(storageKey, zone)
  takeUp()
}

function takeUp(): void {
  const before = currentZones()
  setZones({ reader: browserZone() })
  setZones({ reader: readTimeZone() ?? browserZone() })
  if (currentZones().reader !== before.reader) for (const listener of listeners) listener()
}

/** Begins to show moments of the server by the clock of the reader: the server has said in which zone it writes them. */
export function readServerZone(zone: string | undefined): void {
  if (zone !== undefined) setZones({ server: zone })
  takeUp()
}

/** The zone in which moments of the server are shown; the component is drawn anew when it changes, in another tab as well. */
export function useTimeZone(): string {
  return useSyncExternalStore(follow, () => currentZones().reader)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStorageChanged(storageKey, takeUp)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
