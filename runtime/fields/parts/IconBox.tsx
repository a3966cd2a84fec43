import type { IconField } from '../../../schemas/fields/icon'
import type { InputProps } from '../FieldComponents'
import { IconSelect } from './IconSelect'
import { inputPropsOf } from './inputProps'
import { plainText } from './values'

/** The icons to choose from. */
export function IconBox(props: InputProps<IconField>) {
  const { placeholder } = props.field
  return (
    <IconSelect
      placeholder={placeholder}
      {...inputPropsOf(props)}
      use={props.field.config.use}
      value={plainText(props.value) || undefined}
      onChange={(name) => props.onChange(name ?? null)}
    />
  )
}
