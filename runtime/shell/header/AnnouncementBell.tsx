import { BellOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useRef, useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { formatNoted } from '../../text/formatMoment'
import { menuTrail, useMenu } from '../layout/Menu'
import type { FoundAnnouncements } from './useAnnouncements'

interface AnnouncementBellProps {
  found: FoundAnnouncements
  onOpen(announcement: Announcement): void
}

/** More than this are no number that anybody reads beside a bell. */
const mostCounted = 99

/** Page of all messages of the user. */
const messagesPath = '/isps/userAnnouncement'

/** A bell with the number of announcements. It leads to all messages and shows the newest while it is pointed at; whoever has no such page presses it for them. */
export function AnnouncementBell({ found, onOpen }: AnnouncementBellProps) {
  const { text, openTab } = usePageHost()
  const [isOpen, setOpen] = useState(false)
  // Whoever has been led to the messages sees them: the newest stay away until the pointer comes once more.
  const hasLed = useRef(false)
  const hasMessagesPage = menuTrail(useMenu(), messagesPath).length > 0
  const count = (found.data?.sysMsgTotal ?? 0) + (found.data?.anntMsgTotal ?? 0)
  const choose = (action: () => void) => {
    setOpen(false)
    action()
  }
  const lead = () => {
    hasLed.current = true
    choose(() => openTab(messagesPath))
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={(opens) => setOpen(opens && !hasLed.current)}
      trigger={hasMessagesPage ? ['hover'] : ['click']}
      placement="bottomRight"
      content={
        <div className="pw-bell-list">
          <BellContent found={found} onOpen={(one) => choose(() => onOpen(one))} />
          {hasMessagesPage && (
            <Button type="link" block onClick={() => choose(() => openTab(messagesPath))}>
              {text('header.announcementsAll')}
            </Button>
          )}
        </div>
      }
    >
      <Button
        type="text"
        className="pw-bell"
        icon={<BellOutlined />}
        aria-label={count > 0 ? text('header.announcementCount', { count }) : text('header.announcements')}
        aria-expanded={isOpen}
        onPointerLeave={() => {
          hasLed.current = false
        }}
        onClick={hasMessagesPage ? lead : undefined}
      >
        {count > 0 && (
          <span className="pw-bell-count" aria-hidden>
            {count > mostCounted ? `${mostCounted}+` : count}
          </span>
        )}
      </Button>
    </Popover>
  )
}

function BellContent({ found: { data, error, retry }, onOpen }: AnnouncementBellProps) {
  const { text } = usePageHost()
  if (error && !data) return <LoadFailed message={errorText(error, text)} onRetry={retry} />
  if (!data) return <Spinner />
  if (data.sysMsgTotal + data.anntMsgTotal === 0) return <EmptyState text={text('header.announcementsEmpty')} />
  return (
    <>
      <BellGroup name={text('header.system')} total={data.sysMsgTotal} list={data.sysMsgList} onOpen={onOpen} />
      <BellGroup name={text('header.park')} total={data.anntMsgTotal} list={data.anntMsgList} onOpen={onOpen} />
    </>
  )
}

interface BellGroupProps {
  name: string
  total: number
  list: readonly Announcement[]
  onOpen(announcement: Announcement): void
}

function BellGroup({ name, total, list, onOpen }: BellGroupProps) {
  const { text } = usePageHost()
  if (list.length === 0) return null
  const title = text('header.total', { name, count: total })
  return (
    <section aria-label={title}>
      <h3 className="pw-bell-group">{title}</h3>
      {list.map((one) => (
        <button key={one.id} type="button" className="pw-bell-item" title={one.titile} onClick={() => onOpen(one)}>
          <span className="pw-bell-title">{one.titile}</span>
          <small className="pw-soft">{formatNoted(one.sendTime)}</small>
        </button>
      ))}
    </section>
  )
}
