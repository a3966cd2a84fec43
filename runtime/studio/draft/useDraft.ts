import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePageHost } from '../../session/PageHost'
import type { StudioCalls } from '../studioCalls'
import { createDraftKeeper } from './createDraftKeeper'
import type { DraftKeeper, DraftSnapshot } from './DraftKeeper'
import { createLocalDrafts, type LocalDrafts } from './localDrafts'

export interface Draft extends DraftSnapshot {
  keeper: DraftKeeper
}

/** A page's draft while it is written, and its keeper. Both outlive the time that the editor's tab is out of sight. */
export function useDraft(code: string, studio: StudioCalls): Draft {
  const { user, setDirty } = usePageHost()
  const queryClient = useQueryClient()
  const [{ keeper, local }] = useState(() => {
    const own = createLocalDrafts(user?.id ?? '', code)
    const calls = {
      getDraft: () => studio.getDraft(code),
      saveDraft: (text: string, revision: number) => studio.saveDraft(code, text, revision),
    }
    return { keeper: createDraftKeeper(calls, own), local: own }
  })
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.read)
  useEffect(() => keepWatch(keeper, local), [keeper, local])

  const revision = snapshot.draft?.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved draft changes the list of pages
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['pages'] })
  }, [queryClient, revision])

  // What this computer keeps is there again when the page is opened next; only what it could not keep would be lost by leaving.
  const wouldBeLost = snapshot.state !== 'saved' && !snapshot.isKept
  useEffect(() => {
    setDirty(`studio:${code}`, wouldBeLost)
    return () => setDirty(`studio:${code}`, false)
  }, [setDirty, code, wouldBeLost])
  return { ...snapshot, keeper }
}

/** While the editor is on the screen: looks for saves from elsewhere when there may be some, and saves before the window goes out of sight. */
function keepWatch(keeper: DraftKeeper, local: LocalDrafts): () => void {
  const refresh = () => void keeper.refresh()
  const look = () => {
    if (document.visibilityState === 'visible') refresh()
    else void keeper.save()
  }
  const stopWatching = local.watch(refresh)
  keeper.open()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', refresh)
  window.addEventListener('online', refresh)
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', refresh)
    window.removeEventListener('online', refresh)
    keeper.close()
  }
}
