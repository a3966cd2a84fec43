import './cells.css'

/** Drawn by text and style alone: a grid has thousands of such cells. */
export function Stars({ count, given }: { count: number; given: number }) {
  const stars = '★'.repeat(count)
  const share = Math.min(Math.max(given / count, 0), 1)
  return (
    <span className="cell-stars" aria-hidden>
      {stars}
      <span style={{ inlineSize: `${share * 100}%` }}>{stars}</span>
    </span>
  )
}
