import { useCallback, useMemo, useState } from 'react'
import type { PublishedPage } from '../../calls/Calls'
import { type PageHost, usePageHost } from '../../session/PageHost'
import { isCompatible } from './isCompatible'

/**
 * Takes a new version of a page at once where nothing typed can be lost: nothing is typed, or every field keeps its place. Any other waits until the
 * input was saved or given up.
 * The host handed down is the one that hears of typed input.
 */
export function useSteadyPage(published: PublishedPage): { page: PublishedPage; isWaiting: boolean; host: PageHost } {
  const host = usePageHost()
  const [dirtyKeys, setDirtyKeys] = useState<ReadonlySet<string>>(new Set())
  const [held, hold] = useState(published)
  const isDirty = dirtyKeys.size > 0
  const { setDirty } = host
  const hear = useCallback(
    (key: string, isNowDirty: boolean) => {
      setDirty(key, isNowDirty)
      setDirtyKeys((before) => withKey(before, key, isNowDirty))
    },
    [setDirty],
  )
  const inner = useMemo(() => ({ ...host, setDirty: hear }), [host, hear])
  const isTaken = held === published || !isDirty || isCompatible(held.config, published.config)
  if (isTaken && held !== published) hold(published)
  const page = isTaken ? published : held
  return { page, isWaiting: page.config !== published.config, host: inner }
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys
  const changed = new Set(keys)
  if (isIn) changed.add(key)
  else changed.delete(key)
  return changed
}
