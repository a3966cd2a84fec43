import { useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { ReachedPopover } from '../../kit/tooltips'
import { useMediaQuery } from '../../kit/useMediaQuery'
import { formatNoted } from '../../text/formatMoment'
import { useText } from '../../text/useText'
import { RunningLine } from './RunningLine'

/** What runs is seen first; the list comes with the first press, the line that stands still for whoever wants no movement. */
const MarqueeList = lazyPart(() => import('./MarqueeList'), 'MarqueeList')
const StillLine = lazyPart(() => import('./StillLine'), 'StillLine')

interface MarqueeProps {
  announcements: readonly Announcement[]
  onOpen(announcement: Announcement): void
}

/** Announcements that run through the header. A click stops them and shows them in full; for who wants no movement they stand there one by one. */
export function Marquee({ announcements, onOpen }: MarqueeProps) {
  const { text } = useText()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isStopped, setStopped] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (announcements.length === 0) return null
  const lines = announcements.map((one) => ({ id: one.id, date: formatNoted(one.sendTime, 'YYYY-MM-DD'), content: contentOf(one) }))
  const choose = (one: Announcement) => {
    setOpen(false)
    onOpen(one)
  }
  return (
    <div className="pw-marquee">
      <ReachedPopover
        open={isOpen}
        onOpenChange={(isNowOpen) => {
          setOpen(isNowOpen)
          if (isNowOpen) setStopped(true)
        }}
        trigger={['click']}
        isPressed
        placement="bottom"
        styles={{ container: { width: 'min(800px, calc(100vw - 32px))' } }}
        content={
          <PartSuspense>
            <MarqueeList announcements={announcements} onOpen={choose} />
          </PartSuspense>
        }
      >
        <button
          type="button"
          className="pw-marquee-open"
          aria-label={text('header.announcements')}
          aria-expanded={isOpen}
          title={lines.map(({ content }) => content).join('\n')}
        >
          <MenuIcon name="notification" />
        </button>
      </ReachedPopover>
      <PartSuspense>
        {isStill ? <StillLine lines={lines} /> : <RunningLine lines={lines} isStopped={isStopped} onStop={setStopped} />}
      </PartSuspense>
    </div>
  )
}

function contentOf({ titile, msgAbstract }: Announcement): string {
  return msgAbstract ? `${titile}: ${msgAbstract}` : titile
}
