import { Button } from 'antd'
import type { Announcement } from '../../../schemas/api/notices'
import { formatNoted } from '../../text/formatMoment'
import './header.css'

interface MarqueeListProps {
  announcements: readonly Announcement[]
  onOpen(announcement: Announcement): void
}

/** What runs through the header, whole and one below the other. */
export function MarqueeList({ announcements, onOpen }: MarqueeListProps) {
  return announcements.map((one) => (
    <article key={one.id} className="pw-marquee-item">
      <Button type="link" onClick={() => onOpen(one)}>
        {one.titile}
      </Button>
      <small className="pw-soft">{formatNoted(one.sendTime)}</small>
      <p>{one.msgAbstract}</p>
    </article>
  ))
}
