import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { TabEvent } from '../../schemas/api/socket'
import type { DocumentKind } from '../../schemas/documents'
import { buildEvent } from '../../schemas/wire/build'
import { noteLineBack } from '../kit/line'
import { serverBuildAtom } from './build'
import { isConnectedAtom } from './connection'
import { onDictionariesStored } from './dictionaryCache'
import { dictionaryKey } from './observeDictionary'
import { missedChanges, readRowChange, rowEventsAtom } from './rowEvents'
import { expireSessionAtom, isExpiredAtom, tokenAtom, userAtom } from './session'
import { openSocket, type SocketMessage } from './socket'
import { tabId } from './tabId'
import { ownUserKey } from './useOwnUser'
import { historyKey, nameListsKey, pageConfigKey, pageHistoryKey, pageKey } from './usePageConfig'
import { permissionsKey } from './usePermissions'

/** Announcements are cached under this key, whoever shows them. */
export const announcementsKey = ['announcements'] as const

/** The tree of favourites is cached under this key, whoever shows it. */
export const favouritesKey = ['favourites'] as const

/** The code of the page that the message says was published or taken off; `null` for any other message. */
export function changedPage({ type, data }: SocketMessage): string | null {
  if (type !== 'common_send_date' || data === null || typeof data !== 'object') return null
  const { key, args } = data as { key?: unknown; args?: unknown }
  const code = Array.isArray(args) ? args[0] : undefined
  return (key === 'page-published' || key === 'page-withdrawn') && typeof code === 'string' ? code : null
}

/** Name, kind and code of the dictionary or rule that the message says was published or taken off, nothing when it may be any; `null` for any other message. */
function changedDocument({ type, data }: SocketMessage): readonly unknown[] | null {
  if (type !== 'common_send_date' || data === null || typeof data !== 'object') return null
  const { key, args } = data as { key?: unknown; args?: unknown }
  if (key !== 'document-changed') return null
  return Array.isArray(args) ? args : []
}

/** What is kept here of a document: the entries of a dictionary, its versions, and what can be named. */
function keysOfDocument([name, kind, code]: readonly unknown[]): (readonly string[])[] {
  const kept = typeof name === 'string' ? [pageHistoryKey(name)] : [dictionaryKey, historyKey]
  const isDictionary = kind === ('dictionary' satisfies DocumentKind) && typeof code === 'string'
  return [...(isDictionary ? [[...dictionaryKey, code]] : []), ...kept, nameListsKey]
}

/** What the message says of the version that the server gives out; `null` for any other message. */
function buildIn({ type, data }: SocketMessage): string | null {
  if (type !== 'common_send_date' || data === null || typeof data !== 'object') return null
  const { key, args } = data as { key?: unknown; args?: unknown }
  const build: unknown = key === buildEvent && Array.isArray(args) ? args[0] : null
  return typeof build === 'string' ? build : null
}

const keysOfEvent: Record<TabEvent, readonly string[]> = {
  'announcements-changed': announcementsKey,
  'user-changed': ownUserKey,
  'rights-changed': permissionsKey,
  'favourites-changed': favouritesKey,
}

/** What the message says is to be read anew, by its key in the cache; `null` for any other message. */
function keyOfEvent({ type, data }: SocketMessage): readonly string[] | null {
  if (type !== 'common_send_date' || data === null || typeof data !== 'object') return null
  const { key } = data as { key?: unknown }
  return typeof key === 'string' && Object.hasOwn(keysOfEvent, key) ? keysOfEvent[key as TabEvent] : null
}

/**
 * While somebody is signed in, takes up what the server tells by itself: a page that was published or taken off is read anew, and so are its history and
 * the menu; so is a dictionary, with the rows that show its texts; changed rows are told to whoever shows them; new announcements, a changed user,
 * changed rights, with the rows that they show, and changed favourites are read anew.
 */
export function useLiveUpdates(): void {
  const store = useStore()
  const queries = useQueryClient()
  const rowEvents = useAtomValue(rowEventsAtom)
  const userId = useAtomValue(userAtom)?.id
  const isExpired = useAtomValue(isExpiredAtom)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!userId || isExpired) return
    const readAnew = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey })
    const socket = openSocket({
      userId,
      pageId: tabId,
      readToken: () => store.get(tokenAtom),
      onMessage(message) {
        const change = readRowChange(message, tabId)
        if (change) rowEvents.emit(change)
        const build = buildIn(message)
        if (build !== null) store.set(serverBuildAtom, build)
        const event = keyOfEvent(message)
        if (event) readAnew(event)
        // Other rights may show other rows.
        if (event === permissionsKey) rowEvents.emit(missedChanges)
        const document = changedDocument(message)
        if (document !== null) {
          for (const key of keysOfDocument(document)) readAnew(key)
          // Rows bring the texts of their values along.
          rowEvents.emit(missedChanges)
        }
        const code = changedPage(message)
        if (code === null) return
        readAnew(pageConfigKey(code))
        readAnew(pageHistoryKey(code))
        readAnew(permissionsKey)
      },
      isReturn: wasOpen.current,
      onConnected(isConnected) {
        store.set(isConnectedAtom, isConnected)
        if (isConnected) noteLineBack()
      },
      onRefused: (token) => store.set(expireSessionAtom, token),
      onReopened() {
        readAnew(pageKey)
        readAnew(historyKey)
        readAnew(dictionaryKey)
        for (const key of Object.values(keysOfEvent)) readAnew(key)
        rowEvents.emit(missedChanges)
      },
    })
    const unfollow = onDictionariesStored(() => {
      readAnew(dictionaryKey)
      rowEvents.emit(missedChanges)
    })
    return () => {
      unfollow()
      wasOpen.current = true
      store.set(isConnectedAtom, true)
      socket.close()
    }
  }, [userId, isExpired, store, queries, rowEvents])
}
