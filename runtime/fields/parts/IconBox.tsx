import type { IconField } from '../../../schemas/fields/icon'
import type { InputProps } from '../FieldComponents'
import { IconSelect } from './IconSelect'
import { inputPropsOf } from './inputProps'
import { usePlaceholder } from './usePlaceholder'
import { plainText } from './values'

/** The icons to choose from. */
export function IconBox(props: InputProps<IconField>) {
  const placeholder = usePlaceholder(props.field, 'choose', props.disabled)
  return (
    <IconSelect
      placeholder={placeholder}
      {...inputPropsOf(props)}
      value={plainText(props.value) || undefined}
      onChange={(name) => props.onChange(name ?? null)}
    />
  )
}
