import { Button, Descriptions, Result, Typography } from 'antd'
import { useEffect, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { cellText } from '../../fields/cellText'
import type { ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

interface SentNoticeProps {
  page: ModelOf<'form'>
  /** The row as the server took it. */
  row: Row
  text: string
  onAnother(): void
}

/** The form was sent, and what of it is worth keeping, to be copied. Takes the focus, since the button that had it is gone. */
export function SentNotice({ page, row, text, onAnother }: SentNoticeProps) {
  const host = usePageHost()
  const notice = useRef<HTMLOutputElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const kept = page.successFields.map((field) => ({ field, value: cellText(row, field) }))
  return (
    <output ref={notice} tabIndex={-1} className="pw-form-sent">
      <Result
        status="success"
        title={text}
        extra={
          <Button type="primary" onClick={onAnother}>
            {host.text('form.sendAnother')}
          </Button>
        }
      >
        {kept.length > 0 && (
          <Descriptions
            column={1}
            bordered
            items={kept.map(({ field, value }) => ({
              key: field.key,
              label: field.title,
              children: <Typography.Text copyable={value !== ''}>{value}</Typography.Text>,
            }))}
          />
        )}
      </Result>
    </output>
  )
}
