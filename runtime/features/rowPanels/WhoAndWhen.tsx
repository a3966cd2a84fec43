import './rowPanels.css'
import type { ReactNode } from 'react'
import { formatNoted } from '../../text/formatMoment'

interface WhoAndWhenProps {
  who: string
  /** YYYY-MM-DD HH:mm:ss of the server. */
  time: string
  children?: ReactNode
}

/** Who has done something, and when, as the reader writes times and by the reader's clock. */
export function WhoAndWhen({ who, time, children }: WhoAndWhenProps) {
  return (
    <div className="pw-panel-who">
      <strong>{who}</strong> <time dateTime={time.replace(' ', 'T')}>{formatNoted(time)}</time>
      {children}
    </div>
  )
}
