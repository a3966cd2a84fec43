import { RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useText } from '../../text/useText'
import { type ShownLine, StampedLine } from './StampedLine'

/** The announcements one by one, for who wants no movement. */
export function StillLine({ lines }: { lines: readonly ShownLine[] }) {
  const { text } = useText()
  const [place, setPlace] = useState(0)
  const one = lines[place % lines.length]
  const name = text('header.nextAnnouncement')
  if (!one) return null
  return (
    <>
      <span className="pw-marquee-frame pw-marquee-still" aria-live="polite">
        <StampedLine {...one} />
      </span>
      {lines.length > 1 && (
        <button type="button" className="pw-marquee-button" aria-label={name} title={name} onClick={() => setPlace(place + 1)}>
          <RightOutlined aria-hidden />
        </button>
      )}
    </>
  )
}
