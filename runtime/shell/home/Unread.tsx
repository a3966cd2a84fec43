import { useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { PartSuspense } from '../../kit/PartSuspense'
import { usePageHost } from '../../session/PageHost'
import { wordedPart } from '../../session/wordedPart'
import { formatNoted } from '../../text/formatMoment'
import { allAnnouncements, categoryKey, useAnnouncements } from '../header/useAnnouncements'
import { safeRedirect } from '../redirect'
import { HomeSection } from './HomeSection'

const AnnouncementDialog = wordedPart('header', () => import('../header/AnnouncementDialog'), 'AnnouncementDialog')

/** Announcements that the user has not put away. */
export function Unread() {
  const { text, openTab } = usePageHost()
  const [asked, setAsked] = useState<Announcement | null>(null)
  const goThere = (one: Announcement) => openTab(safeRedirect(one.openPage))
  return (
    <HomeSection
      title={text('home.announcements')}
      reading={useAnnouncements()}
      isEmpty={(lists) => allAnnouncements(lists).length === 0}
      empty={text('home.announcementsEmpty')}
    >
      {(lists) => (
        <div className="pw-card">
          <ul className="pw-tasks">
            {allAnnouncements(lists).map((one) => (
              <li key={one.id}>
                <button type="button" className="pw-unread" onClick={() => (one.openType === 'url' ? goThere(one) : setAsked(one))}>
                  {one.titile}
                </button>
                <small className="pw-soft">
                  {text(categoryKey(one))}
                  {one.sendTime && ` · ${formatNoted(one.sendTime)}`}
                </small>
              </li>
            ))}
          </ul>
          <PartSuspense>
            {asked && <AnnouncementDialog announcement={asked} onClose={() => setAsked(null)} onGoThere={() => goThere(asked)} />}
          </PartSuspense>
        </div>
      )}
    </HomeSection>
  )
}
