import { type SliderField, scaleOf } from '../../schemas/fields/slider'
import { formatNumber } from '../text/formatNumber'
import type { FieldComponents, InputProps } from './FieldComponents'
import { ClearButton } from './parts/ClearButton'
import { NumberQuery } from './parts/NumberQuery'
import { RangeInput } from './parts/RangeInput'
import './parts/fields.css'

/** A handle between two limits, with the value beside it. */
function SliderInput(props: InputProps<SliderField>) {
  const { field, id, value, onChange, disabled } = props
  return (
    <div className="field-slider">
      <RangeInput {...props} {...scaleOf(field.config)} />
      <output htmlFor={id}>{formatNumber(value)}</output>
      {typeof value === 'number' && !disabled && <ClearButton onClear={() => onChange(null)} />}
    </div>
  )
}

export const slider: FieldComponents<SliderField> = {
  text: (value) => formatNumber(value),
  Input: SliderInput,
  Query: NumberQuery,
}
