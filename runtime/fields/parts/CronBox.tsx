import { FieldTimeOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import type { KeyboardEvent } from 'react'
import type { CronPartName } from '../../../schemas/cron/cronParts'
import type { CronField } from '../../../schemas/fields/cron'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { usePicking } from './usePicking'
import { plainText } from './values'

/** The expression is typed, or put together in a dialog. */
export function CronBox({ onClosed, ...props }: InputProps<CronField> & { onClosed?(): void }) {
  const { field, value, disabled, onChange } = props
  const { pick, text } = usePageHost()
  const { placeholder } = field
  const open = usePicking({ onChange, onClosed }, async (change) => {
    const expression = await pick('cron', { title: field.title, expression: plainText(value), hidden: hiddenParts(field.config) })
    if (expression !== null) change(expression)
  })
  const endByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onClosed?.()
  }
  return (
    <Space.Compact block>
      <Input
        placeholder={placeholder}
        {...inputPropsOf(props)}
        value={plainText(value)}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onKeyDown={endByEnter}
      />
      <Button
        disabled={disabled}
        icon={<FieldTimeOutlined />}
        aria-label={text('fields.buildCron')}
        title={text('fields.buildCron')}
        onClick={open}
      />
    </Space.Compact>
  )
}

function hiddenParts({ hideSecond, hideYear }: CronField): CronPartName[] {
  return [...(hideSecond ? (['second'] as const) : []), ...(hideYear ? (['year'] as const) : [])]
}
