import type { InputField } from '../../schemas/fields/input'
import type { FieldComponents, QueryProps } from './FieldComponents'
import { unwrapFilter, wrapFilter } from './parts/inputFilter'
import { TextInput } from './parts/TextInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

function FilteredQuery(props: QueryProps<InputField>) {
  const filter = props.field.config.inputFilter
  if (!filter || props.isRange) return <TextQuery {...props} />
  return (
    <TextQuery
      {...props}
      value={unwrapFilter(filter, props.value)}
      onChange={(typed) => props.onChange(typed === null ? null : wrapFilter(filter, String(typed)))}
    />
  )
}

export const input: FieldComponents<InputField> = {
  text: plainText,
  Input: TextInput,
  Query: FilteredQuery,
}
