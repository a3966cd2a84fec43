import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { laterPart } from '../../kit/laterPart'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { usePageHost } from '../../session/PageHost'
import { safeRedirect } from '../redirect'
import { hasBrowserNoticesAtom } from '../settings/preferences'
import { AnnouncementBell } from './AnnouncementBell'
import { Marquee } from './Marquee'
import { allAnnouncements, opensByItself, runsInHeader, useAnnouncements } from './useAnnouncements'

const AnnouncementDialog = lazyPart(() => import('./AnnouncementDialog'), 'AnnouncementDialog')

const BrowserNotices = laterPart(() => import('../notices/BrowserNotices'), 'BrowserNotices')

/** What was announced: running through the header, behind the bell, and in a dialog that opens by itself where the announcement says so. */
export function Announcements({ hasMarquee }: { hasMarquee: boolean }) {
  const { openTab } = usePageHost()
  const found = useAnnouncements()
  const all = useMemo(() => allAnnouncements(found.data), [found.data])
  const [asked, setAsked] = useState<Announcement | null>(null)
  const [seen, setSeen] = useState<readonly string[]>([])
  const shown = asked ?? all.find((one) => opensByItself(one) && !seen.includes(one.id)) ?? null

  const goThere = (one: Announcement) => openTab(safeRedirect(one.openPage))
  const open = (one: Announcement) => (one.openType === 'url' ? goThere(one) : setAsked(one))
  const close = () => {
    if (shown) setSeen([...seen, shown.id])
    setAsked(null)
  }
  return (
    <>
      {hasMarquee && <Marquee announcements={all.filter(runsInHeader)} onOpen={open} />}
      <AnnouncementBell found={found} onOpen={open} />
      {useAtomValue(hasBrowserNoticesAtom) && <BrowserNotices announced={found.data && all} onOpen={open} />}
      <PartSuspense>
        {shown && <AnnouncementDialog key={shown.id} announcement={shown} onClose={close} onGoThere={() => goThere(shown)} />}
      </PartSuspense>
    </>
  )
}
