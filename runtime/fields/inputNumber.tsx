import type { InputNumberField } from '../../schemas/fields/inputNumber'
import type { FieldComponents, InputProps, QueryProps } from './FieldComponents'
import { inputPropsOf } from './parts/inputProps'
import { NumberBox } from './parts/NumberBox'
import { formatNumber } from './parts/numberText'
import { RangePair } from './parts/RangePair'
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
    />
  )
}

function NumberQuery({ field, id, value, onChange, isRange, placeholder }: QueryProps<InputNumberField>) {
  const decimals = decimalsOf(field.config)
  if (!isRange) return <NumberBox id={id} value={value} onChange={onChange} placeholder={placeholder} decimals={decimals} allowClear />
  return (
    <RangePair
      id={id}
      title={field.title}
      value={value}
      onChange={onChange}
      renderEnd={({ label, ...end }) => <NumberBox {...end} aria-label={label} placeholder={placeholder} decimals={decimals} />}
    />
  )
}

export const inputNumber: FieldComponents<InputNumberField> = {
  text: (value, field) => formatNumber(value, decimalsOf(field.config)),
  Input: NumberInput,
  Query: NumberQuery,
}
