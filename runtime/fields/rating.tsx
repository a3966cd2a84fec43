import type { MouseEvent } from 'react'
import { type RatingField, starsOf } from '../../schemas/fields/rating'
import { formatNumber } from '../text/formatNumber'
import type { CellProps, FieldComponents, InputProps } from './FieldComponents'
import { ClearButton } from './parts/ClearButton'
import { RangeInput } from './parts/RangeInput'
import { rangeQuery } from './parts/rangeQuery'
import { noRow } from './parts/values'
import './parts/cells.css'
import './parts/fields.css'

/** Drawn by text and style alone: a grid has thousands of such cells. */
function Stars({ count, given }: { count: number; given: number }) {
  const stars = '★'.repeat(count)
  const share = Math.min(Math.max(given / count, 0), 1)
  return (
    <span className="cell-stars" aria-hidden>
      {stars}
      <span style={{ inlineSize: `${share * 100}%` }}>{stars}</span>
    </span>
  )
}

function RatingCell({ field: { config, title }, value }: CellProps<RatingField>) {
  if (typeof value !== 'number') return formatNumber(value)
  const count = starsOf(config)
  return (
    <span role="img" aria-label={`${title}: ${formatNumber(value)} / ${count}`}>
      <Stars count={count} given={value} />
    </span>
  )
}

/** Stars to click, or to give by the arrow keys. */
function RatingInput(props: InputProps<RatingField>) {
  const { field, value, onChange, disabled } = props
  const count = starsOf(field.config)
  const step = field.config.half ? 0.5 : 1
  const give = (stars: number) => onChange(stars === 0 ? null : stars)
  const giveAt = ({ currentTarget, clientX }: MouseEvent) => {
    if (disabled) return
    const { left, width } = currentTarget.getBoundingClientRect()
    give(Math.min(Math.ceil(((clientX - left) / width) * (count / step)) * step, count))
  }
  return (
    <div className="field-slider">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the input inside is for the keyboard */}
      <span className={disabled ? 'field-stars field-stars--disabled' : 'field-stars'} onClick={giveAt}>
        <Stars count={count} given={typeof value === 'number' ? value : 0} />
        <RangeInput {...props} min={0} max={count} step={step} onChange={(stars) => give(Number(stars))} />
      </span>
      {typeof value === 'number' && !disabled && <ClearButton onClear={() => onChange(null)} />}
    </div>
  )
}

export const rating: FieldComponents<RatingField> = {
  text: (value) => formatNumber(value),
  Cell: RatingCell,
  Input: RatingInput,
  Query: rangeQuery((props) => <RatingInput {...props} disabled={false} isInvalid={false} readRow={() => noRow} />),
}
