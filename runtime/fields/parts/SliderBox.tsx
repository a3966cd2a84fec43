import { type SliderField, scaleOf } from '../../../schemas/fields/slider'
import type { InputProps } from '../FieldComponents'
import { ClearButton } from './ClearButton'
import { formatNumber } from './numberText'
import { RangeInput } from './RangeInput'
import './fields.css'

/** A handle between two limits, with the value beside it. */
export function SliderBox(props: InputProps<SliderField>) {
  const { field, id, value, onChange, disabled } = props
  return (
    <div className="field-slider">
      <RangeInput {...props} {...scaleOf(field.config)} />
      <output htmlFor={id}>{formatNumber(value)}</output>
      {typeof value === 'number' && !disabled && <ClearButton onClear={() => onChange(null)} />}
    </div>
  )
}
