import { useCallback, useSyncExternalStore } from 'react'
import { onStorageChanged, readStored, writeStored } from './storage'
import { keepPreference, onPreferencesTaken } from './userPreferences'

/** How high the rows of grids are, the usual one first (B9-density). */
export const gridSizes = ['medium', 'small', 'mini', 'tiny'] as const
export type GridSize = (typeof gridSizes)[number]

const listeners = new Set<() => void>()

const keyOf = (userId: string | undefined) => `GRID_SIZE_${userId ?? ''}`

function read(userId: string | undefined): GridSize {
  const stored = readStored(keyOf(userId))
  return gridSizes.find((size) => size === stored) ?? 'medium'
}

/** What a user has chosen, in every tab of this browser, wherever it was chosen. */
export function useGridSize(userId: string | undefined): GridSize {
  const key = keyOf(userId)
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      const stops = [onStorageChanged(key, listener), onPreferencesTaken(listener)]
      return () => {
        listeners.delete(listener)
        for (const stop of stops) stop()
      }
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => read(userId))
}

export function chooseGridSize(userId: string | undefined, size: GridSize): void {
  writeStored(keyOf(userId), size)
  keepPreference('GRID_SIZE', size)
  for (const listener of listeners) listener()
}
