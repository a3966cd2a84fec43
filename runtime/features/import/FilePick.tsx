import { DeleteOutlined, InboxOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { fileSizeLimit, importRowLimit } from '../../../schemas/page/limits'
import { formatNumber } from '../../text/formatNumber'
import { type ImportText, useImportText } from './importTexts'

const megabytes = fileSizeLimit / 1024 / 1024

/** What is wrong with a file before it is sent; empty when nothing is. */
export function fileProblem({ name, size }: File, say: ImportText): string {
  if (!/\.xlsx?$/i.test(name)) return say('wrongKind', { name })
  return size > fileSizeLimit ? say('tooLarge', { name, size: megabytes }) : ''
}

interface FilePickProps {
  file: File | null
  isDisabled: boolean
  onPick(file: File | null): void
}

/** Where a file is chosen, dropped or pasted. */
export function FilePick({ file, isDisabled, onPick }: FilePickProps) {
  const say = useImportText()
  return (
    <div>
      <Upload.Dragger
        accept=".xls,.xlsx"
        maxCount={1}
        pastable
        disabled={isDisabled}
        showUploadList={false}
        // A file of another kind that was dropped or pasted is told, not passed over.
        beforeUpload={(picked) => {
          onPick(picked)
          return Upload.LIST_IGNORE
        }}
      >
        <p className="pw-import-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p>{say('pick')}</p>
        <p className="pw-import-hint">{say('kinds', { rows: formatNumber(importRowLimit), size: megabytes })}</p>
      </Upload.Dragger>
      <output className="pw-import-file">
        {file && (
          <>
            <span>{say('chosen', { name: file.name })}</span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={say('remove')}
              title={say('remove')}
              disabled={isDisabled}
              onClick={() => onPick(null)}
            />
          </>
        )}
      </output>
    </div>
  )
}
