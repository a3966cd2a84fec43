import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { ariaOf } from './inputProps'

interface RangeInputProps extends InputProps<FieldBase> {
  min: number
  max: number
  step: number
}

/** A number between two limits by the arrow keys, Home and End; the browser's own. Empty stands at the smallest. */
export function RangeInput({ min, max, step, ...props }: RangeInputProps) {
  const { id, value, onChange, onBlur, disabled, autoFocus } = props
  return (
    <input
      type="range"
      {...{ min, max, step, id, disabled, onBlur }}
      {...ariaOf(props)}
      // biome-ignore lint/a11y/noAutofocus: who opens a dialog or a cell has asked for it
      autoFocus={autoFocus}
      value={typeof value === 'number' ? value : min}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
