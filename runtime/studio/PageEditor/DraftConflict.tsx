import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import type { PageDraft } from '../../../schemas/api/pages'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { TextDiff } from '../History/TextDiff'
import { sayTime } from './SaveLine'

interface DraftConflictProps {
  theirs: PageDraft
  mine: string
  onSettle(whose: 'theirs' | 'mine'): void
}

/** Says that the draft was saved elsewhere meanwhile, by somebody else or in another tab, shows both texts, and lets the reader choose. */
export function DraftConflict({ theirs, mine, onSettle }: DraftConflictProps) {
  const { text } = useText()
  const { user } = usePageHost()
  const [isComparing, setComparing] = useState(false)
  const isOwn = user !== null && theirs.updateBy === user.username
  const values = { user: theirs.updateBy ?? '', time: sayTime(theirs.updateTime ?? '') }
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={text(isOwn ? 'studio.conflictTitleOwn' : 'studio.conflictTitle')}
        description={text(isOwn ? 'studio.conflictTextOwn' : 'studio.conflictText', values)}
        action={
          <Space wrap>
            <Button size="small" onClick={() => setComparing(true)}>
              {text('studio.conflictCompare')}
            </Button>
            <Button size="small" onClick={() => onSettle('theirs')}>
              {text(isOwn ? 'studio.conflictTheirsOwn' : 'studio.conflictTheirs')}
            </Button>
            <Button size="small" danger onClick={() => onSettle('mine')}>
              {text(isOwn ? 'studio.conflictMineOwn' : 'studio.conflictMine')}
            </Button>
          </Space>
        }
      />
      {isComparing && (
        <Modal
          open
          {...stillDialog}
          width="min(1200px, 96vw)"
          title={text(isOwn ? 'studio.conflictTitleCompareOwn' : 'studio.conflictTitleCompare')}
          footer={null}
          onCancel={() => setComparing(false)}
        >
          <TextDiff
            left={theirs.text}
            right={mine}
            labels={{ left: text('studio.savedElsewhere', values), right: text('studio.editor') }}
          />
        </Modal>
      )}
    </>
  )
}
