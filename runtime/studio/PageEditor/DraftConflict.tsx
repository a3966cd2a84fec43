import { Alert, Button, Modal, Space } from 'antd'
import { useState } from 'react'
import type { PageDraft } from '../../../schemas/api/pages'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { TextDiff } from '../History/TextDiff'

interface DraftConflictProps {
  theirs: PageDraft
  mine: string
  onSettle(whose: 'theirs' | 'mine'): void
}

/** Says that somebody else saved the draft meanwhile, shows both texts, and lets the reader choose. */
export function DraftConflict({ theirs, mine, onSettle }: DraftConflictProps) {
  const { text } = useText()
  const [isComparing, setComparing] = useState(false)
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={text('studio.conflictTitle')}
        description={text('studio.conflictText', { user: theirs.updateBy ?? '', time: theirs.updateTime ?? '' })}
        action={
          <Space wrap>
            <Button size="small" onClick={() => setComparing(true)}>
              {text('studio.conflictCompare')}
            </Button>
            <Button size="small" onClick={() => onSettle('theirs')}>
              {text('studio.conflictTheirs')}
            </Button>
            <Button size="small" danger onClick={() => onSettle('mine')}>
              {text('studio.conflictMine')}
            </Button>
          </Space>
        }
      />
      {isComparing && (
        <Modal
          open
          {...stillDialog}
          width="min(1200px, 96vw)"
          title={text('studio.conflictTitleCompare')}
          footer={null}
          onCancel={() => setComparing(false)}
        >
          <TextDiff left={theirs.text} right={mine} />
        </Modal>
      )}
    </>
  )
}
