import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { QueryProps } from '../FieldComponents'
import { NumberBox } from './NumberBox'
import { RangePair } from './RangePair'

/** A number, or a number from and a number to. `decimals`: as `NumberBox` takes them. */
export function NumberQuery({ field, id, value, onChange, isRange, placeholder, decimals }: QueryProps<FieldBase> & { decimals?: number }) {
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
