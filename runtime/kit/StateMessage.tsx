import type { ReactNode } from 'react'

interface StateMessageProps {
  /** A picture of a few pixels, or a short word such as `404`. */
  mark?: ReactNode
  title: string
  message?: string
  /** What can be done now. */
  children?: ReactNode
}

/** One state that fills a whole place: what is the matter, and what can be done. */
export function StateMessage({ mark, title, message, children }: StateMessageProps) {
  return (
    <div className="pw-state">
      {mark && <div className="pw-state-mark">{mark}</div>}
      <p className="pw-state-title">{title}</p>
      {message && <p className="pw-state-message pw-break">{message}</p>}
      {children && <div className="pw-state-actions">{children}</div>}
    </div>
  )
}
