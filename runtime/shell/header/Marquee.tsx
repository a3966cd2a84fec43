import { NotificationOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useRef, useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { useText } from '../../text/useText'
import { useMarquee } from './useMarquee'

interface MarqueeProps {
  announcements: readonly Announcement[]
  onOpen(announcement: Announcement): void
}

/** Announcements that run through the header. A click stops them and shows them in full. */
export function Marquee({ announcements, onOpen }: MarqueeProps) {
  const { text } = useText()
  const frame = useRef<HTMLSpanElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const [isStopped, setStopped] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const content = announcements.map(({ titile, msgAbstract }) => (msgAbstract ? `${titile}: ${msgAbstract}` : titile)).join('\u2003')
  useMarquee(frame, line, content, isStopped)
  if (announcements.length === 0) return null
  const choose = (one: Announcement) => {
    setOpen(false)
    onOpen(one)
  }
  return (
    <div className="pw-marquee">
      <Popover
        open={isOpen}
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen)
          if (isNowOpen) setStopped(true)
        }}
        trigger={['click']}
        placement="bottom"
        styles={{ container: { width: 'min(800px, calc(100vw - 32px))' } }}
        content={announcements.map((one) => (
          <article key={one.id} className="pw-marquee-item">
            <Button type="link" onClick={() => choose(one)}>
              {one.titile}
            </Button>
            <p>{one.msgAbstract}</p>
          </article>
        ))}
      >
        <button type="button" className="pw-marquee-open" aria-label={text('header.announcements')} aria-expanded={isOpen} title={content}>
          <NotificationOutlined aria-hidden />
        </button>
      </Popover>
      <span className="pw-marquee-frame" ref={frame}>
        <span className="pw-marquee-line" ref={line}>
          {content}
        </span>
      </span>
    </div>
  )
}
