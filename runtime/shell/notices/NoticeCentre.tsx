import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Announcement, AnnouncementLists, ReadAllBody } from '../../../schemas/api/notices'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { announcementsKey } from '../../session/useLiveUpdates'
import { warnOf } from '../../session/warnOf'
import { formatNoted } from '../../text/formatMoment'
import type { FoundAnnouncements } from '../header/useAnnouncements'
import { BrowserNoticeToggle } from './BrowserNoticeToggle'
import { useNoticeText } from './noticeTexts'
import './notices.css'

interface NoticeCentreProps {
  found: FoundAnnouncements
  /** true: somebody has come here by the keyboard. */
  isEntered: boolean
  onOpen(announcement: Announcement): void
  /** Leads to all messages; left out for whoever has no such page. */
  onAll?: (() => void) | undefined
  /** Away with it, back to the bell. */
  onLeave(): void
}

/** What is new, by kinds: to be read, or to be noted as read, at once. */
export function NoticeCentre({ found: { data, error, retry }, isEntered, onOpen, onAll, onLeave }: NoticeCentreProps) {
  const { text } = usePageHost()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isEntered) place.current?.focus()
  }, [isEntered])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onLeave()
  }
  const isEmpty = data && data.sysMsgTotal + data.anntMsgTotal === 0
  return (
    <section ref={place} className="pw-notices" tabIndex={-1} aria-label={text('header.announcements')} onKeyDown={leave}>
      {!data && (error ? <LoadFailed message={errorText(error, text)} onRetry={retry} /> : <Spinner />)}
      {isEmpty && <EmptyState text={text('header.announcementsEmpty')} />}
      {data && !isEmpty && <Notices data={data} onOpen={onOpen} />}
      <footer className="pw-notices-foot">
        <BrowserNoticeToggle />
        {onAll && (
          <Button type="link" block onClick={onAll}>
            {text('header.announcementsAll')}
          </Button>
        )}
      </footer>
    </section>
  )
}

interface NoticesProps {
  data: AnnouncementLists
  onOpen(announcement: Announcement): void
}

function Notices({ data, onOpen }: NoticesProps) {
  const { text } = usePageHost()
  const say = useNoticeText()
  const [chosen, setChosen] = useState<ReadAllBody['msgCategory']>()
  const { isBusy, readAll } = useReadAll(chosen)
  const kinds = [
    { kind: '1', name: text('shell.systemNotice'), total: data.sysMsgTotal, list: data.sysMsgList },
    { kind: '2', name: text('shell.parkNotice'), total: data.anntMsgTotal, list: data.anntMsgList },
  ] as const
  const everything = { kind: undefined, name: say('everyKind'), total: data.sysMsgTotal + data.anntMsgTotal }
  const shown = kinds.filter(({ kind, list }) => list.length > 0 && (chosen === undefined || kind === chosen))
  return (
    <>
      <div className="pw-notices-head">
        {[everything, ...kinds].map(({ kind, name, total }) => (
          <button key={name} type="button" className="pw-notices-kind" aria-pressed={kind === chosen} onClick={() => setChosen(kind)}>
            {text('header.total', { name, count: total })}
          </button>
        ))}
        <Button type="link" size="small" disabled={shown.length === 0} loading={isBusy && { delay: 300 }} onClick={() => void readAll()}>
          {say(chosen === undefined ? 'readAll' : 'readKind')}
        </Button>
      </div>
      {shown.length === 0 && <EmptyState text={text('header.announcementsEmpty')} />}
      {shown.map(({ kind, name, total, list }) => (
        <section key={kind} aria-label={text('header.total', { name, count: total })}>
          {chosen === undefined && <h2 className="pw-notices-group">{name}</h2>}
          {list.map((one) => (
            <button key={one.id} type="button" className="pw-notices-item" title={one.titile} onClick={() => onOpen(one)}>
              <span className="pw-notices-title">{one.titile}</span>
              <small className="pw-soft">{formatNoted(one.sendTime)}</small>
            </button>
          ))}
        </section>
      ))}
    </>
  )
}

/** Notes everything as read, or everything of one kind. */
function useReadAll(msgCategory: ReadAllBody['msgCategory']) {
  const { calls, notify, text } = usePageHost()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const readAll = async () => {
    setBusy(true)
    try {
      await calls.put('/sys/sysAnnouncementSend/readAll', { ...(msgCategory && { msgCategory }) } satisfies ReadAllBody)
      await queries.invalidateQueries({ queryKey: announcementsKey })
    } catch (error) {
      warnOf({ notify, text }, error)
    }
    setBusy(false)
  }
  return { isBusy, readAll }
}
