import type { ComponentProps } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { QueryProps } from '../FieldComponents'
import { NumberBox } from './NumberBox'
import { RangePair } from './RangePair'
import { useAllowClear } from './useAllowClear'
import { useRefusedNumber } from './useRefusedNumber'

type NumberQueryProps = QueryProps<FieldBase> & Pick<ComponentProps<typeof NumberBox>, 'decimals' | 'isGrouped'>

/** A number, or a number from and a number to. */
export function NumberQuery({ field, id, value, onChange, isRange, placeholder, ...form }: NumberQueryProps) {
  const allowClear = useAllowClear()
  const onRefused = useRefusedNumber(form.decimals)
  if (!isRange)
    return (
      <NumberBox
        id={id}
        value={value}
        onChange={onChange}
        onRefused={onRefused}
        placeholder={placeholder}
        {...form}
        allowClear={allowClear}
      />
    )
  return (
    <RangePair
      id={id}
      title={field.title}
      value={value}
      onChange={onChange}
      renderEnd={({ label, ...end }) => <NumberBox {...end} onRefused={onRefused} aria-label={label} placeholder={placeholder} {...form} />}
    />
  )
}
