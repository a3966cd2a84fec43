import type { FieldProps } from '@rjsf/utils'
import { Select } from 'antd'
import { helpId } from './SettingTemplate'

interface NamesInputProps {
  id: string
  label?: string
  value: unknown
  disabled: boolean
  onChange(names: string[]): void
}

/** Names, each ended by Enter or a comma. */
export function NamesInput({ id, label, value, disabled, onChange }: NamesInputProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      aria-describedby={helpId(id)}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', ' ']}
      disabled={disabled}
      style={{ width: '100%' }}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  )
}

/** A list of names: of fields, of permissions. */
export function NamesSetting({ fieldPathId: { $id, path }, formData, disabled, readonly, onChange }: FieldProps) {
  const isLocked = disabled === true || readonly === true
  return (
    <NamesInput id={$id} value={formData} disabled={isLocked} onChange={(names) => onChange(names.length > 0 ? names : undefined, path)} />
  )
}
