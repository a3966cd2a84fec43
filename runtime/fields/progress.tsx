import type { ProgressField } from '../../schemas/fields/progress'
import type { FieldComponents, InputProps } from './FieldComponents'
import { inputPropsOf } from './parts/inputProps'
import { NumberBox } from './parts/NumberBox'
import { NumberQuery } from './parts/NumberQuery'
import { formatNumber } from './parts/numberText'
import { ProgressBar } from './parts/ProgressBar'
import { usePlaceholder } from './parts/usePlaceholder'

function PercentInput(props: InputProps<ProgressField>) {
  const placeholder = usePlaceholder(props.field, 'enter', props.disabled)
  return <NumberBox placeholder={placeholder} {...inputPropsOf(props)} value={props.value} onChange={props.onChange} suffix="%" />
}

/** A bar where it is read, a number where it is typed. */
export const progress: FieldComponents<ProgressField> = {
  text: (value) => formatNumber(value),
  Cell: ({ field, value, row }) => <ProgressBar field={field} value={value} text={formatNumber(value)} row={row} />,
  Input: PercentInput,
  Query: NumberQuery,
}
