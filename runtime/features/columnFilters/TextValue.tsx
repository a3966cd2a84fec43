import { Input } from 'antd'
import { useAllowClear } from '../../fields/parts/useAllowClear'

interface TextValueProps {
  id: string
  value: string | number
  onChange(value: string): void
}

/** A part of a text that is looked for. */
export function TextValue({ id, value, onChange }: TextValueProps) {
  const allowClear = useAllowClear()
  return <Input id={id} value={String(value)} maxLength={200} allowClear={allowClear} onChange={(event) => onChange(event.target.value)} />
}
