import { decimalsOf, type InputNumberField } from '../../schemas/fields/inputNumber'
import { formatNumber } from '../text/formatNumber'
import type { FieldComponents, InputProps } from './FieldComponents'
import { inputPropsOf } from './parts/inputProps'
import { NumberBox } from './parts/NumberBox'
import { NumberQuery } from './parts/NumberQuery'
import { readNumberText } from './parts/numberText'
import { useRefusedNumber } from './parts/useRefusedNumber'

function NumberInput(props: InputProps<InputNumberField>) {
  const { placeholder } = props.field
  const { config } = props.field
  return (
    <NumberBox
      placeholder={placeholder}
      {...inputPropsOf(props)}
      value={props.value}
      onChange={props.onChange}
      decimals={decimalsOf(config)}
      isGrouped={config.grouped}
      onRefused={useRefusedNumber(decimalsOf(config))}
    />
  )
}

export const inputNumber: FieldComponents<InputNumberField> = {
  text: (value, { config }) => formatNumber(value, { decimals: decimalsOf(config), isGrouped: config.grouped }),
  reader:
    async ({ config }) =>
    (text) =>
      readNumberText(text, decimalsOf(config)),
  Input: NumberInput,
  Query: (props) => <NumberQuery {...props} decimals={decimalsOf(props.field.config)} isGrouped={props.field.config.grouped} />,
}
