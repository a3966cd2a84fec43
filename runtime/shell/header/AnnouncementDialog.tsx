import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { Announcement } from '../../../schemas/api/notices'
import { companionOf } from '../../../schemas/wire/companions'
import { FormModal } from '../../kit/FormModal'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { usePageHost } from '../../session/PageHost'
import { announcementsKey } from '../../session/useLiveUpdates'
import { warnOf } from '../../session/warnOf'
import { formatNoted } from '../../text/formatMoment'
import { categoryKey } from './useAnnouncements'
import './header.css'

/** Cleaning HTML is needed when there is an announcement, not for the header. */
const RichTextView = lazyPart(() => import('../../fields/parts/richText/RichTextView'), 'RichTextView')

interface AnnouncementDialogProps {
  announcement: Announcement
  onClose(): void
  onGoThere(): void
}

/** An announcement, 35 % of the screen wide. It can be put away for good. */
export function AnnouncementDialog({ announcement, onClose, onGoThere }: AnnouncementDialogProps) {
  const { text, calls, notify } = usePageHost()
  const queries = useQueryClient()
  const isNarrow = useMediaQuery(narrowScreen)
  const [isPutAway, setPutAway] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = async (next?: () => void) => {
    if (isPutAway) {
      setBusy(true)
      try {
        await calls.put('/sys/sysInformationSend/editByInfoIdAndUserId', { anntId: announcement.anntId || announcement.id })
        void queries.invalidateQueries({ queryKey: announcementsKey })
      } catch (error) {
        setBusy(false)
        // The next try need not be this one: without the tick the dialog closes.
        setPutAway(false)
        warnOf({ notify, text }, error)
        return
      }
    }
    onClose()
    next?.()
  }
  const { titile, sender, [companionOf('sender')]: name, sendTime, msgContent, msgAbstract, openType } = announcement
  return (
    <FormModal
      open
      title={text(categoryKey(announcement))}
      width={isNarrow ? '100%' : '35%'}
      className="pw-announcement"
      onCancel={() => void leave()}
      mask={{ closable: false }}
      footer={
        <div className="pw-announcement-foot">
          <Checkbox checked={isPutAway} onChange={(event) => setPutAway(event.target.checked)}>
            {text('header.doNotShowAgain')}
          </Checkbox>
          {openType === 'url' && (
            <Button loading={isBusy} onClick={() => void leave(onGoThere)}>
              {text('header.goThere')}
            </Button>
          )}
          <Button type="primary" loading={isBusy} onClick={() => void leave()}>
            {text('kit.ok')}
          </Button>
        </div>
      }
    >
      <h2 className="pw-announcement-title">{titile}</h2>
      <p className="pw-soft">{[name ?? sender, formatNoted(sendTime)].filter(Boolean).join(' · ')}</p>
      <div className="pw-announcement-body">
        <PartSuspense fallback={msgAbstract}>{msgContent ? <RichTextView html={msgContent} /> : msgAbstract}</PartSuspense>
      </div>
    </FormModal>
  )
}
