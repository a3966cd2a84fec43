import { useEffect, useRef } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { noticePermission } from './noticePermission'

interface BrowserNoticesProps {
  announced: readonly Announcement[] | undefined
  onOpen(announcement: Announcement): void
}

/** Has the browser say what was announced while nobody looks at the product. A click on it shows the announcement. */
export function BrowserNotices({ announced, onOpen }: BrowserNoticesProps) {
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  }, [onOpen])
  // What is there at first is old.
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!announced) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...announced.map(({ id }) => id)])
    if (!before || !document.hidden || noticePermission() !== 'granted') return
    for (const one of announced) if (!before.has(one.id)) showNotice(one, () => open.current(one))
  }, [announced])
  return null
}

function showNotice({ id, titile, msgAbstract }: Announcement, onPress: () => void): void {
  try {
    // Of several windows with the same name for it the browser shows one notice.
    const notice = new Notification(titile, { body: msgAbstract ?? '', tag: `announcement-${id}` })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onPress()
    }
  } catch {
    // Some telephones show notices of installed pages only; the bell counts it all the same.
  }
}
