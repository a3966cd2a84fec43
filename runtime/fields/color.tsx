import { type ColorField, colorPattern } from '../../schemas/fields/color'
import type { CellProps, FieldComponents, InputProps } from './FieldComponents'
import { ClearButton } from './parts/ClearButton'
import { ariaOf } from './parts/inputProps'
import { plainText } from './parts/values'
import './parts/cells.css'
import './parts/fields.css'

const isColor = (value: unknown) => new RegExp(colorPattern).test(plainText(value))

/** What stands in the input while there is no colour: the browser's black could otherwise not be chosen. */
const noColor = '#fefefe'

function ColorCell({ value }: CellProps<ColorField>) {
  return (
    <span className="cell-icon">
      {isColor(value) && <span className="cell-swatch" style={{ background: plainText(value) }} aria-hidden />}
      {plainText(value)}
    </span>
  )
}

/** The picker of the browser, which is worked by mouse and keyboard, with the colour as it is written. */
function ColorInput(props: InputProps<ColorField>) {
  const { id, value, onChange, onBlur, disabled, autoFocus } = props
  return (
    <div className="field-slider">
      <input
        {...ariaOf(props)}
        id={id}
        type="color"
        className={isColor(value) ? 'field-color' : 'field-color field-color-none'}
        // biome-ignore lint/a11y/noAutofocus: whoever opens the editor wants to choose
        autoFocus={autoFocus}
        disabled={disabled}
        value={isColor(value) ? plainText(value).toLowerCase() : noColor}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
      <output htmlFor={id}>{plainText(value)}</output>
      {plainText(value) !== '' && !disabled && <ClearButton onClear={() => onChange(null)} />}
    </div>
  )
}

export const color: FieldComponents<ColorField> = {
  text: plainText,
  Cell: ColorCell,
  Input: ColorInput,
}
