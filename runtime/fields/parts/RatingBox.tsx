import type { MouseEvent } from 'react'
import { type RatingField, starsOf } from '../../../schemas/fields/rating'
import type { InputProps } from '../FieldComponents'
import { ClearButton } from './ClearButton'
import { RangeInput } from './RangeInput'
import { Stars } from './Stars'
import './fields.css'

/** Stars to click, or to give by the arrow keys. */
export function RatingBox(props: InputProps<RatingField>) {
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
