import { Button, Result } from 'antd'
import { useEffect, useRef } from 'react'
import { usePageHost } from '../../session/PageHost'

interface SentNoticeProps {
  text: string
  onAnother(): void
}

/** The form was sent. Takes the focus, since the button that had it is gone. */
export function SentNotice({ text, onAnother }: SentNoticeProps) {
  const host = usePageHost()
  const notice = useRef<HTMLOutputElement>(null)
  useEffect(() => notice.current?.focus(), [])
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
      />
    </output>
  )
}
