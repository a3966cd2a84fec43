import { CheckCircleOutlined, CloudSyncOutlined, WarningOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import type { Language } from '../../../schemas/page/Text'
import { CallError } from '../../calls/Calls'
import type { TextKey } from '../../text/TextKey'
import { useText } from '../../text/useText'
import type { DraftSnapshot } from '../draft/DraftKeeper'

/** The server's time (`YYYY-MM-DD HH:mm:ss`) as one says it: the hour alone for today. */
export function sayTime(time: string, language: Language): string {
  const at = dayjs(time)
  if (!at.isValid()) return time
  const isToday = at.isSame(dayjs(), 'day')
  return new Intl.DateTimeFormat(language, { dateStyle: isToday ? undefined : 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    at.toDate(),
  )
}

/** Why nothing was saved, as far as it helps: no connection says so, what the server says against it is repeated. */
function whyUnsaved({ failure, conflict }: DraftSnapshot): TextKey {
  if (conflict) return 'studio.unsavedConflict'
  return failure instanceof CallError && ['offline', 'timeout'].includes(failure.kind) ? 'studio.unsavedOffline' : 'studio.unsavedFailed'
}

function useLine(draft: DraftSnapshot): { icon: ReactNode; words: string; isWarning?: boolean } {
  const { text, language } = useText()
  if (draft.state === 'typed' || draft.state === 'saving') return { icon: <CloudSyncOutlined />, words: text('studio.saving') }
  if (draft.state === 'unsaved') {
    const where = text(draft.isKept ? 'studio.keptHere' : 'studio.keptNowhere')
    return { icon: <WarningOutlined />, words: text(whyUnsaved(draft), { where }), isWarning: true }
  }
  const time = sayTime(draft.draft?.updateTime ?? '', language)
  const words = draft.isFromElsewhere
    ? text('studio.savedElsewhere', { user: draft.draft?.updateBy ?? '', time })
    : text('studio.savedAt', { time })
  return { icon: <CheckCircleOutlined />, words }
}

/** Says quietly how safe the text is. */
export function SaveLine({ draft }: { draft: DraftSnapshot }) {
  const { icon, words, isWarning } = useLine(draft)
  return (
    <span aria-live={isWarning ? 'polite' : 'off'} className={isWarning ? 'pw-save-line pw-save-line-warning' : 'pw-save-line'}>
      {icon} {words}
    </span>
  )
}
