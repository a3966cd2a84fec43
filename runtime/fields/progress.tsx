import type { ProgressField } from '../../schemas/fields/progress'
import { formatNumber } from '../text/formatNumber'
import type { FieldComponents, InputProps } from './FieldComponents'
import { inputPropsOf } from './parts/inputProps'
import { NumberBox } from './parts/NumberBox'
import { NumberQuery } from './parts/NumberQuery'
import { readNumberText } from './parts/numberText'
import { ProgressBar } from './parts/ProgressBar'
import { useRefusedNumber } from './parts/useRefusedNumber'

function PercentInput(props: InputProps<ProgressField>) {
  const { placeholder } = props.field
  return (
    <NumberBox
      placeholder={placeholder}
      {...inputPropsOf(props)}
      value={props.value}
      onChange={props.onChange}
      suffix="%"
      onRefused={useRefusedNumber()}
    />
  )
}

/** Percent, with its sign or without. */
const readPercent = (text: string) => readNumberText(text.replace(/\s*[%％]\s*$/, ''))

/** A bar where it is read, a number where it is typed. */
export const progress: FieldComponents<ProgressField> = {
  text: (value) => formatNumber(value, { unit: 'percent' }),
  reader: async () => readPercent,
  Cell: ({ field, value, row }) => <ProgressBar field={field} value={value} text={formatNumber(value)} row={row} />,
  Input: PercentInput,
  Query: NumberQuery,
}
