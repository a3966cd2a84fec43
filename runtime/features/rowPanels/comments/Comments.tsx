import '../rowPanels.css'
import { Button } from 'antd'
import { useState } from 'react'
import type { RowComment } from '../../../../schemas/api/rowPanels'
import { useFeatureText } from '../../../session/featureText'
import { usePageHost } from '../../../session/PageHost'
import { formatNoted } from '../../../text/formatMoment'
import { PanelList } from '../PanelList'
import type { PanelProps } from '../RowPanel'
import { WhoAndWhen } from '../WhoAndWhen'
import { CommentBox } from './CommentBox'
import { commentDraftOf } from './commentDraft'
import { commentTexts } from './commentTexts'
import { useComments } from './useComments'

/** What people have written about a row, with a box for a comment of one's own. */
export function Comments({ rowId, url }: PanelProps) {
  const { user } = usePageHost()
  const say = useFeatureText(commentTexts)
  const { list, isBusy, add, change, remove } = useComments({ url, rowId })
  // A comment that is changed has a draft of its own.
  const draftAt = (comment: string) => commentDraftOf(user?.username ?? '', url, rowId + comment)
  const [edited, edit] = useState<string>()
  return (
    <>
      <CommentBox
        key={rowId}
        label={say('write')}
        verb={say('send')}
        initial={draftAt('').read()}
        isBusy={isBusy}
        onType={draftAt('').write}
        onSend={add}
      />
      <PanelList list={list} label={say('title')} empty={say('empty')}>
        {(comment) => (
          <article>
            <CommentHead comment={comment} />
            {edited === comment.id ? (
              <CommentBox
                label={say('change')}
                verb={say('save')}
                initial={draftAt(comment.id).read() || comment.text}
                isBusy={isBusy}
                hasFocus
                onType={draftAt(comment.id).write}
                onSend={async (text) => {
                  const isDone = await change(comment, text)
                  if (isDone) edit(undefined)
                  return isDone
                }}
              >
                <Button
                  size="small"
                  onClick={() => {
                    draftAt(comment.id).write('')
                    edit(undefined)
                  }}
                >
                  {say('cancel')}
                </Button>
              </CommentBox>
            ) : (
              <CommentText comment={comment} onEdit={() => edit(comment.id)} onRemove={() => void remove(comment)} />
            )}
          </article>
        )}
      </PanelList>
    </>
  )
}

function CommentHead({ comment: { userName, time, changed } }: { comment: RowComment }) {
  const say = useFeatureText(commentTexts)
  return (
    <WhoAndWhen who={userName} time={time}>
      {changed && <span className="pw-panel-soft">{say('changed', { time: formatNoted(changed) })}</span>}
    </WhoAndWhen>
  )
}

interface CommentTextProps {
  comment: RowComment
  onEdit(): void
  onRemove(): void
}

function CommentText({ comment: { text, isOwn }, onEdit, onRemove }: CommentTextProps) {
  const say = useFeatureText(commentTexts)
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return (
    <>
      <p className="pw-comment-text">{text}</p>
      {isOwn && (
        <div className="pw-comment-actions">
          <Button type="link" size="small" aria-label={say('editOne', { text: short })} onClick={onEdit}>
            {say('edit')}
          </Button>
          <Button type="link" size="small" danger aria-label={say('removeOne', { text: short })} onClick={onRemove}>
            {say('remove')}
          </Button>
        </div>
      )}
    </>
  )
}
