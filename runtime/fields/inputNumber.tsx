import type { InputNumberField } from '../../schemas/fields/inputNumber'
import type { FieldComponents, InputProps } from './FieldComponents'
import { inputPropsOf } from './parts/inputProps'
import { NumberBox } from './parts/NumberBox'
import { NumberQuery } from './parts/NumberQuery'
import { formatNumber } from './parts/numberText'
import { usePlaceholder } from './parts/usePlaceholder'

/** Specification B5.10: precision 0 if integer-only, else the configured decimal length. */
function decimalsOf(field: InputNumberField): number | undefined {
  return field.integer ? 0 : field.precision
}

function NumberInput(props: InputProps<InputNumberField>) {
  const placeholder = usePlaceholder(props.field, 'enter', props.disabled)
  const { config } = props.field
  return (
    <NumberBox
      placeholder={placeholder}
      {...inputPropsOf(props)}
      value={props.value}
      onChange={props.onChange}
      decimals={decimalsOf(config)}
      isGrouped={config.grouped}
    />
  )
}

export const inputNumber: FieldComponents<InputNumberField> = {
  text: (value, { config }) => formatNumber(value, decimalsOf(config), { isGrouped: config.grouped }),
  Input: NumberInput,
  Query: (props) => <NumberQuery {...props} decimals={decimalsOf(props.field.config)} isGrouped={props.field.config.grouped} />,
}
