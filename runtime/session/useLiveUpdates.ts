import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { missedChanges, readRowChange, rowNewsAtom } from './rowNews'
import { isExpiredAtom, tokenAtom, userAtom } from './session'
import { openSocket, type SocketMessage } from './socket'
import { tabId } from './tabId'
import { pageConfigKey, pageKey } from './usePageConfig'
import { permissionsKey } from './usePermissions'

/** The code of the page that the message says was published; `null` for any other message. */
export function publishedCode({ type, data }: SocketMessage): string | null {
  if (type !== 'common_send_date' || data === null || typeof data !== 'object') return null
  const { key, args } = data as { key?: unknown; args?: unknown }
  const code = Array.isArray(args) ? args[0] : undefined
  return key === 'page-published' && typeof code === 'string' ? code : null
}

/**
 * While somebody is signed in, takes up what the server tells by itself: a published page is read anew, and so is the menu; changed rows are told to
 * whoever shows them.
 */
export function useLiveUpdates(): void {
  const store = useStore()
  const queries = useQueryClient()
  const rowNews = useAtomValue(rowNewsAtom)
  const userId = useAtomValue(userAtom)?.id
  const isExpired = useAtomValue(isExpiredAtom)
  useEffect(() => {
    if (!userId || isExpired) return
    const readAnew = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey })
    const socket = openSocket({
      userId,
      pageId: tabId,
      readToken: () => store.get(tokenAtom),
      onMessage(message) {
        const change = readRowChange(message, tabId)
        if (change) rowNews.tell(change)
        const code = publishedCode(message)
        if (code === null) return
        readAnew(pageConfigKey(code))
        readAnew(permissionsKey)
      },
      onReopened() {
        readAnew(pageKey)
        readAnew(permissionsKey)
        rowNews.tell(missedChanges)
      },
    })
    return () => socket.close()
  }, [userId, isExpired, store, queries, rowNews])
}
