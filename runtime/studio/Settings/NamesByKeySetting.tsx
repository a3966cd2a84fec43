import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { FieldProps } from '@rjsf/utils'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { isObject } from '../../model/read'
import { useText } from '../../text/useText'
import { NamesInput } from './NamesSetting'

/** Names for each of some keys, for example the permissions of each role. */
export function NamesByKeySetting({ fieldPathId: { $id, path }, formData, name, disabled, readonly, onChange }: FieldProps) {
  const { text } = useText()
  const [key, setKey] = useState('')
  const entries: Readonly<Record<string, unknown>> = isObject(formData) ? formData : {}
  const isLocked = disabled === true || readonly === true
  const isNew = key.trim() !== '' && !Object.hasOwn(entries, key.trim())
  const remove = (gone: string) => {
    const { [gone]: _names, ...left } = entries
    onChange(Object.keys(left).length > 0 ? left : undefined, path)
  }
  const add = () => {
    if (!isNew) return
    onChange({ ...entries, [key.trim()]: [] }, path)
    setKey('')
  }
  return (
    <>
      {Object.entries(entries).map(([one, names]) => (
        <div key={one} className="pw-setting-key">
          <code>{one}</code>
          <NamesInput
            id={`${$id}-${one}`}
            label={`${name} ${one}`}
            value={names}
            disabled={isLocked}
            onChange={(next) => onChange({ ...entries, [one]: next }, path)}
          />
          <Button
            icon={<DeleteOutlined />}
            disabled={isLocked}
            aria-label={text('studio.settingRemove', { name: one })}
            title={text('studio.settingRemove', { name: one })}
            onClick={() => remove(one)}
          />
        </div>
      ))}
      {!isLocked && (
        <Space.Compact block>
          <Input
            aria-label={text('studio.settingNewKey', { name })}
            placeholder={text('studio.settingNewKey', { name })}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            onPressEnter={add}
          />
          <Button icon={<PlusOutlined />} disabled={!isNew} onClick={add}>
            {text('studio.settingAdd')}
          </Button>
        </Space.Compact>
      )}
    </>
  )
}
