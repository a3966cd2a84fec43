import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useRef } from 'react'
import type { OwnSession, OwnSessions } from '../../../schemas/api/session'
import { deviceOf } from '../../../schemas/wire/deviceOf'
import { FormModal } from '../../kit/FormModal'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { formatNoted } from '../../text/formatMoment'
import { useSessionText } from './sessionTexts'
import './sessions.css'

const path = '/sys/session/own'
const key = ['ownSessions']

/** Where the user is signed in, and how to end that. */
export function SessionsDialog({ onClose }: { onClose(): void }) {
  const say = useSessionText()
  const host = usePageHost()
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.calls.get<OwnSessions>(path, undefined, { signal }),
    gcTime: 0,
  })
  const end = async (id?: string) => {
    try {
      await host.calls.delete(path, id === undefined ? {} : { id })
      host.notify('success', say(id === undefined ? 'endedOthers' : 'ended'))
    } catch (failure) {
      warnOf(host, failure)
    }
    await queries.invalidateQueries({ queryKey: key })
    // The button that was pressed is gone, or can no longer be pressed.
    list.current?.focus()
  }
  const endOthers = async () => {
    // The question gives the focus back to what has it now, and its button can no longer be pressed then.
    list.current?.focus()
    const question = { title: say('endOthersQuestion'), content: say('endOthersHint'), verb: say('end'), danger: true }
    if (await host.confirm(question)) await end()
  }
  const sessions = data?.sessions ?? []
  return (
    <FormModal
      open
      title={say('title')}
      width={640}
      onCancel={onClose}
      footer={
        <Button danger disabled={sessions.length < 2} onClick={() => void endOthers()}>
          {say('endOthers')}
        </Button>
      }
    >
      <p className="pw-soft">{say('hint')}</p>
      {error && <LoadFailed title={say('title')} message={errorText(error, host.text)} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner minHeight={120} />}
      <ul ref={list} className="pw-sessions" tabIndex={-1} aria-label={say('title')}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
    </FormModal>
  )
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd(): void }) {
  const say = useSessionText()
  const { userAgent, ip, createTime, lastUsedAt, isCurrent } = session
  const device = deviceOf(userAgent) ?? say('unknown')
  const facts = [
    ip,
    createTime && say('signedIn', { time: formatNoted(createTime) }),
    lastUsedAt && say('used', { time: formatNoted(lastUsedAt) }),
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <li>
      <div>
        <b>{device}</b> {isCurrent && <Tag color="blue">{say('current')}</Tag>}
        <div className="pw-soft">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <span className="pw-session-fact">{fact}</span>
            </span>
          ))}
        </div>
      </div>
      {!isCurrent && (
        <Button size="small" danger aria-label={say('endOne', { device })} onClick={onEnd}>
          {say('end')}
        </Button>
      )}
    </li>
  )
}
