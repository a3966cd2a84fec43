import { CloseCircleOutlined, CloseOutlined, LoadingOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress, Tooltip } from 'antd'
import { useUploadText } from './uploadTexts'
import type { MovingFile } from './useUploads'

interface MovingEntryProps extends Omit<MovingFile, 'uid'> {
  onRetry(): void
  onCancel(): void
}

/** A file on its way, or one that did not arrive: it is sent again, or given up. */
export function MovingEntry({ file: { name: file }, status, percent, message, onRetry, onCancel }: MovingEntryProps) {
  const uploadText = useUploadText()
  const isFailed = status === 'error'
  const state = isFailed ? uploadText('failed') : uploadText('uploading', { percent })
  const Icon = isFailed ? CloseCircleOutlined : LoadingOutlined
  const giveUp = uploadText(isFailed ? 'remove' : 'cancel', { file })
  return (
    <li className={`field-files-entry is-moving${isFailed ? ' is-failed' : ''}`} title={file}>
      <span className="field-files-name">{file}</span>
      <span className="field-files-tools">
        <Tooltip title={message ? `${state} ${message}` : state}>
          <Icon role="img" aria-label={state} />
        </Tooltip>
        {isFailed && (
          <Button
            size="small"
            type="text"
            icon={<ReloadOutlined />}
            aria-label={uploadText('retry', { file })}
            title={uploadText('retry', { file })}
            onClick={onRetry}
          />
        )}
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label={giveUp} title={giveUp} onClick={onCancel} />
      </span>
      {isFailed ? (
        <span className="field-files-reason">{message}</span>
      ) : (
        <Progress className="field-files-progress" percent={percent} size="small" aria-label={`${file} ${state}`} />
      )}
    </li>
  )
}
