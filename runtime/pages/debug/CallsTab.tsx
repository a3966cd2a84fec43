import { useSyncExternalStore } from 'react'
import type { LoggedCall } from '../../calls/CallLog'
import { usePageHost } from '../../session/PageHost'

/** The last calls of this browser tab, the last one first. */
export function CallsTab() {
  const { text, callLog } = usePageHost()
  const calls = useSyncExternalStore(callLog.subscribe, callLog.read)
  if (calls.length === 0) return <p>{text('debug.noCalls')}</p>
  return (
    <table className="debug-table">
      <thead>
        <tr>
          <th scope="col">{text('debug.time')}</th>
          <th scope="col">{text('debug.call')}</th>
          <th scope="col">{text('debug.status')}</th>
          <th scope="col">{text('debug.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.number} {...call} />
        ))}
      </tbody>
    </table>
  )
}

function CallRow({ method, address, startedAt, duration, status, code, error }: LoggedCall) {
  const { text, language } = usePageHost()
  return (
    <tr className={error === undefined ? undefined : 'debug-wrong'}>
      <td>{new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(startedAt)}</td>
      <th scope="row">
        <code>
          {method} {address}
        </code>{' '}
        {error !== undefined && <span>{text('debug.failed', { reason: error })}</span>}
      </th>
      <td>{[status ?? '–', ...(code === undefined ? [] : [code])].join(' / ')}</td>
      <td>{text('debug.milliseconds', { n: Math.round(duration) })}</td>
    </tr>
  )
}
