import { useQuery } from '@tanstack/react-query'
import { Button, Input, QRCode, Space } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { TicketResult } from '../../../schemas/api/signIn'
import { FormModal } from '../../kit/FormModal'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { useSessionText } from './sessionTexts'
import { withTicket } from './withTicket'
import './sessions.css'

/** A link to the page that is open, which signs its user in on another device: by copying it, or by a camera. */
export function LinkDialog({ onClose }: { onClose(): void }) {
  const say = useSessionText()
  const { text } = usePageHost()
  const { link, isOver, error, make } = useLink()
  return (
    <FormModal open title={text('shell.openElsewhere')} width={520} onCancel={onClose} footer={null}>
      <p className="pw-soft">{say('linkHint')}</p>
      {error && <LoadFailed title={text('shell.openElsewhere')} message={errorText(error, text)} onRetry={make} />}
      {!link && !error && <Spinner minHeight={220} />}
      {link && (
        <div className="pw-link">
          <QRCode
            type="svg"
            aria-label={say('linkCode')}
            value={link}
            status={isOver ? 'expired' : 'active'}
            onRefresh={make}
            bgColor="#fff"
            color="#000"
          />
          <ShownLink link={link} isOver={isOver} onNew={make} />
        </div>
      )}
    </FormModal>
  )
}

function ShownLink({ link, isOver, onNew }: { link: string; isOver: boolean; onNew(): void }) {
  const say = useSessionText()
  const { notify } = usePageHost()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify('success', say('linkCopied'))
    } catch {
      notify('warning', say('linkNotCopied'))
    }
  }
  if (isOver)
    return (
      <p role="status">
        {say('linkOver')} <Button onClick={onNew}>{say('linkNew')}</Button>
      </p>
    )
  return (
    <Space.Compact block>
      <Input readOnly value={link} aria-label={say('link')} onFocus={(event) => event.target.select()} />
      <Button type="primary" onClick={() => void copy()}>
        {say('linkCopy')}
      </Button>
    </Space.Compact>
  )
}

/** The link, and whether its time is over. */
function useLink() {
  const { calls } = usePageHost()
  const id = useId()
  const [overFor, setOverFor] = useState<TicketResult>()
  // Each dialog makes a link of its own, and another one only when somebody asks for it.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['portal-ticket', id],
    queryFn: () => calls.post<TicketResult>('/sys/portal/ticket'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useEffect(() => {
    if (!data) return
    const timer = setTimeout(() => setOverFor(data), data.seconds * 1000)
    return () => clearTimeout(timer)
  }, [data])
  // The one before is of no use any more: nobody copies it while another is made.
  const isThere = data !== undefined && !isFetching && !error
  return {
    link: isThere ? withTicket(window.location, data.ticket) : undefined,
    isOver: isThere && data === overFor,
    error,
    make: () => void refetch(),
  }
}
