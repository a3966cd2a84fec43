import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { ReachedPopover } from '../../kit/tooltips'
import { usePageHost } from '../../session/PageHost'
import { menuTrail, useMenu } from '../layout/Menu'
import type { FoundAnnouncements } from './useAnnouncements'

/** What floats below the bell comes with the first look at it. */
const NoticeCentre = lazyPart(() => import('../notices/NoticeCentre'), 'NoticeCentre')

interface AnnouncementBellProps {
  found: FoundAnnouncements
  onOpen(announcement: Announcement): void
}

/** More than this are no number that anybody reads beside a bell. */
const mostCounted = 99

/** Page of all messages of the user. */
const messagesPath = '/isps/userAnnouncement'

/** A bell with the number of announcements. It leads to all messages and shows the newest while it is pointed at; whoever has no such page presses it for them, and the arrow down goes into them. */
export function AnnouncementBell({ found, onOpen }: AnnouncementBellProps) {
  const { text, openTab } = usePageHost()
  const [isOpen, setOpen] = useState(false)
  const [isEntered, setEntered] = useState(false)
  // Before it stands in its place nothing in it takes the focus.
  const [isShown, setShown] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  // Whoever has been led to the messages sees them: the newest stay away until the pointer comes once more.
  const hasLed = useRef(false)
  const hasMessagesPage = menuTrail(useMenu(), messagesPath).length > 0
  const count = (found.data?.sysMsgTotal ?? 0) + (found.data?.anntMsgTotal ?? 0)
  const choose = (action: () => void) => {
    setOpen(false)
    setEntered(false)
    action()
  }
  const lead = () => {
    hasLed.current = true
    choose(() => openTab(messagesPath))
  }
  return (
    <ReachedPopover
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens && !hasLed.current)
        if (!opens) setEntered(false)
      }}
      afterOpenChange={setShown}
      trigger={hasMessagesPage ? ['hover'] : ['click']}
      isPressed={!hasMessagesPage}
      placement="bottom"
      content={
        <PartSuspense fallback={<Spinner />}>
          <NoticeCentre
            found={found}
            isEntered={isEntered && isShown}
            onOpen={(one) => choose(() => onOpen(one))}
            onAll={hasMessagesPage ? () => choose(() => openTab(messagesPath)) : undefined}
            onLeave={() => choose(() => bell.current?.focus())}
          />
        </PartSuspense>
      }
    >
      <Button
        ref={bell}
        type="text"
        className="pw-bell"
        icon={<MenuIcon name="bell" />}
        aria-label={count > 0 ? text('header.announcementCount', { count }) : text('header.announcements')}
        aria-expanded={isOpen}
        aria-keyshortcuts="ArrowDown"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
          setEntered(true)
        }}
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
    </ReachedPopover>
  )
}
