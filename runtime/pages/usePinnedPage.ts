import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FetchedPage } from '../calls/Calls'
import { type PageHost, usePageHost } from '../session/PageHost'
import { isCompatible } from './isCompatible'

/**
 * Takes a new version of a page at once where nothing typed can be lost: nothing is typed, or every field keeps its place. Any other waits until the
 * input was saved or given up.
 * The host handed down is the one that hears of typed input.
 */
export function usePinnedPage(published: FetchedPage): { page: FetchedPage; isWaiting: boolean; isDirty: boolean; host: PageHost } {
  const host = usePageHost()
  const [dirtyKeys, setDirtyKeys] = useState<ReadonlySet<string>>(new Set())
  const [held, hold] = useState(published)
  const isDirty = dirtyKeys.size > 0
  const { setDirty } = host
  const isOnScreen = useIsOnScreen()
  const listener = useCallback(
    (key: string, isNowDirty: boolean) => {
      setDirty(key, isNowDirty)
      // A page that goes out of sight has its effects undone and says that nothing is typed: its text is still there, and comes back with it.
      if (isOnScreen.current || isNowDirty) setDirtyKeys((before) => withKey(before, key, isNowDirty))
    },
    [setDirty, isOnScreen],
  )
  const inner = useMemo(() => ({ ...host, setDirty: listener }), [host, listener])
  // Out of sight nothing is taken: the form's library would not hear of it. The page is drawn once more when it comes back.
  const isFree = isOnScreen.current && (!isDirty || isCompatible(held.config, published.config))
  const isTaken = held === published || isFree
  if (isTaken && held !== published) hold(published)
  const page = isTaken ? published : held
  return { page, isWaiting: page.config !== published.config, isDirty, host: inner }
}

/** false as soon as the page goes out of sight, before the effects inside of it are undone; when it comes back the page is drawn once more. */
function useIsOnScreen(): RefObject<boolean> {
  const isOnScreen = useRef(true)
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (!isOnScreen.current) drawAnew()
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])
  return isOnScreen
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys
  const changed = new Set(keys)
  if (isIn) changed.add(key)
  else changed.delete(key)
  return changed
}
