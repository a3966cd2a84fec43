import { CheckCircleOutlined, CloudSyncOutlined, WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { CallError } from '../../calls/Calls'
import { formatNoted, formatTime } from '../../text/formatMoment'
import type { TextKey } from '../../text/TextKey'
import { useText } from '../../text/useText'
import type { DraftSnapshot } from '../draft/DraftKeeper'

/** The server's time (`YYYY-MM-DD HH:mm:ss`) as one says it: the hour alone for today. */
export function sayTime(time: string): string {
  const isToday = formatNoted(time, 'YYYY-MM-DD') === formatTime(Date.now(), 'YYYY-MM-DD')
  return formatNoted(time, isToday ? 'HH:mm' : 'YYYY-MM-DD HH:mm')
}

/** Why nothing was saved, as far as it helps: no connection says so, what the server says against it is repeated. */
function whyUnsaved({ failure, conflict }: DraftSnapshot): TextKey {
  if (conflict) return 'studio.unsavedConflict'
  return failure instanceof CallError && ['offline', 'timeout'].includes(failure.kind) ? 'studio.unsavedOffline' : 'studio.unsavedFailed'
}

function useLine(draft: DraftSnapshot): { icon: ReactNode; words: string; isWarning?: boolean } {
  const { text } = useText()
  if (draft.state === 'typed' || draft.state === 'saving') return { icon: <CloudSyncOutlined />, words: text('studio.saving') }
  if (draft.state === 'unsaved') {
    const where = text(draft.isKept ? 'studio.keptHere' : 'studio.keptNowhere')
    return { icon: <WarningOutlined />, words: text(whyUnsaved(draft), { where }), isWarning: true }
  }
  const time = sayTime(draft.draft?.updateTime ?? '')
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
