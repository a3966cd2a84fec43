import { formatNumber } from '../../text/formatNumber'
import type { SlotProps } from '../slots'
import './cells.css'

/** A number from 0 to 100 as a bar, with the number beside it; anything else as it is. */
export function ProgressBar({ value, text, field }: SlotProps) {
  const percent = typeof value === 'number' ? Math.min(Math.max(value, 0), 100) : undefined
  if (percent === undefined) return text
  return (
    <span className="cell-progress">
      <progress max={100} value={percent} aria-label={field.title} />
      <span>{formatNumber(value, { unit: 'percent' })}</span>
    </span>
  )
}
