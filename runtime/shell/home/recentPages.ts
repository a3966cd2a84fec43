import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageHost } from '../../session/PageHost'
import { readStored, writeStored } from '../../session/storage'
import { keepPreference } from '../../session/userPreferences'

const kept = 8

function storageKey(userId: string): string {
  return `RECENT_PAGES_${userId}`
}

/** Addresses of the pages that the user visited last, newest first. */
export function readRecentPages(userId: string): string[] {
  const stored = readStored(storageKey(userId))
  return Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string') : []
}

/** Notes each page that is opened. */
export function useVisitedPages(): void {
  const { pathname } = useLocation()
  const userId = usePageHost().user?.id
  useEffect(() => {
    if (!userId || !pathname.startsWith('/p/')) return
    const others = readRecentPages(userId).filter((path) => path !== pathname)
    const recent = [pathname, ...others].slice(0, kept)
    writeStored(storageKey(userId), recent)
    keepPreference('RECENT_PAGES', recent)
  }, [userId, pathname])
}
