import { Input } from 'antd'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { QueryProps } from '../FieldComponents'
import { RangePair } from './RangePair'
import { useAllowClear } from './useAllowClear'
import { plainText } from './values'

/** A text, or a text from and a text to. */
export function TextQuery({ field, id, value, onChange, isRange, placeholder }: QueryProps<FieldBase>) {
  if (!isRange) return <TextPart id={id} value={value} onChange={onChange} placeholder={placeholder} />
  return (
    <RangePair
      id={id}
      title={field.title}
      value={value}
      onChange={onChange}
      renderEnd={({ label, ...end }) => <TextPart {...end} label={label} placeholder={placeholder} />}
    />
  )
}

interface TextPartProps {
  id: string
  label?: string
  value: unknown
  onChange(value: unknown): void
  placeholder: string
}

function TextPart({ id, label, value, onChange, placeholder }: TextPartProps) {
  const allowClear = useAllowClear()
  return (
    <Input
      id={id}
      aria-label={label}
      allowClear={allowClear}
      placeholder={placeholder}
      value={plainText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
