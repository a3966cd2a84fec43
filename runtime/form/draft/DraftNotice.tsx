import { Alert, Button } from 'antd'
import { formatTime } from '../../text/formatMoment'
import type { RowFormCore } from '../RowFormCore'
import { useDraftText } from './draftTexts'
import { isStale } from './FormDraft'
import type { OfferedDraft } from './useFormDraft'

/** Offers what was typed into the same form before and never saved. Nothing is taken up before somebody says so. */
export function DraftNotice({ core, offered }: { core: RowFormCore; offered: OfferedDraft }) {
  const text = useDraftText()
  const { draft, restore, discard } = offered
  const time = formatTime(draft.at)
  return (
    <Alert
      className="pw-form-notice"
      role="status"
      type="info"
      showIcon
      title={text('title', { time })}
      description={isStale(core, draft) ? `${text('text')} ${text('stale')}` : text('text')}
      action={
        <div className="pw-state-actions">
          <Button size="small" onClick={discard}>
            {text('discard')}
          </Button>
          <Button size="small" type="primary" onClick={restore}>
            {text('restore')}
          </Button>
        </div>
      }
    />
  )
}
