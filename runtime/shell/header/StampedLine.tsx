/** An announcement as it stands in the header, its date as its reader writes it. */
export interface ShownLine {
  id: string
  date: string
  content: string
}

/** What was announced, behind its date. */
export function StampedLine({ date, content }: ShownLine) {
  return (
    <span>
      {date && <span className="pw-soft">{date}</span>} <span>{content}</span>
    </span>
  )
}
