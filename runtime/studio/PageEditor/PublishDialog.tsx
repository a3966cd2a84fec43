import { Alert, Input, List, Modal, Tag } from 'antd'
import { useState } from 'react'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { Problem } from '../../../schemas/page/Problem'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'

interface PublishDialogProps {
  title: string
  changes: readonly PlannedChange[]
  problems: readonly Problem[]
  isPublishing: boolean
  onPublish(message: string): void
  onCancel(): void
}

function Plan({ changes }: { changes: readonly PlannedChange[] }) {
  const { text } = useText()
  if (changes.length === 0) return <p>{text('studio.publishNothing')}</p>
  return (
    <List
      size="small"
      header={text('studio.publishPlan')}
      dataSource={[...changes]}
      renderItem={(change) => (
        <List.Item>
          <span>{change.message}</span>
          <Tag color={change.kind === 'refused' ? 'red' : 'blue'}>{change.subject}</Tag>
        </List.Item>
      )}
    />
  )
}

/** Says what publishing will do before it is done, and asks what has changed. */
export function PublishDialog({ title, changes, problems, isPublishing, onPublish, onCancel }: PublishDialogProps) {
  const { text } = useText()
  const [message, setMessage] = useState('')
  const errors = problems.filter((problem) => problem.severity === 'error')
  const isRefused = changes.some((change) => change.kind === 'refused')
  return (
    <Modal
      open
      {...stillDialog}
      title={text('studio.publishTitle', { title })}
      okText={text(isPublishing ? 'studio.publishing' : 'studio.publish')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: errors.length > 0 || isRefused, loading: isPublishing }}
      onOk={() => onPublish(message)}
      onCancel={onCancel}
      mask={{ closable: false }}
      width={640}
    >
      {errors.length > 0 && <Alert type="error" showIcon title={text('studio.publishBlocked', { count: errors.length })} />}
      {isRefused && <Alert type="error" showIcon title={text('studio.publishRefused')} />}
      <Plan changes={changes} />
      <label htmlFor="publish-message">{text('studio.message')}</label>
      <Input.TextArea
        id="publish-message"
        rows={2}
        maxLength={500}
        value={message}
        placeholder={text('studio.messageHint')}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Modal>
  )
}
