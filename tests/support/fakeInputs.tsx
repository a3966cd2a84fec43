import type { InputProps } from '../../runtime/fields/FieldComponents'
import type { FieldBase } from '../../schemas/fields/FieldBase'

/** How often each input was drawn, by field key. */
export const drawn = new Map<string, number>()

/** A plain input for every kind. The field `explodes` does. */
function Input({ id, field, value, onChange, onBlur, disabled, isInvalid, describedBy }: InputProps<FieldBase>) {
  drawn.set(field.key, (drawn.get(field.key) ?? 0) + 1)
  if (field.key === 'explodes') throw new Error('this input is broken')
  return (
    <input
      id={id}
      value={value === null || value === undefined ? '' : String(value)}
      disabled={disabled}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={({ target }) => onChange(field.kind === 'inputNumber' && target.value !== '' ? Number(target.value) : target.value)}
    />
  )
}

const components = { text: (value: unknown) => String(value ?? ''), Input }

export const componentsOf = () => components
