import { CheckCircleOutlined, DeleteOutlined, DownloadOutlined, LeftOutlined, PaperClipOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { DragEvent } from 'react'
import type { FileItem } from '../../../../schemas/fields/fileItems'
import { fileAddress } from './paths'
import { useUploadText } from './uploadTexts'
import { useDownload } from './useDownload'

export type Step = 'front' | 'back'

interface KeptFileProps {
  item: FileItem
  index: number
  isPicture: boolean
  /** true: the picture itself is shown. */
  isCard: boolean
  canMove: boolean
  canDownload: boolean
  /** `step`: the arrow that was pressed; null where the file was dragged. */
  onMove(from: number, to: number, step: Step | null): void
  onPreview(path: string): void
  /** Left out where it may not be removed. */
  onRemove?(): void
}

/** One file that has arrived: seen, downloaded, moved, removed. */
export function KeptFile({ item, index, isPicture, isCard, canMove, canDownload, onMove, onPreview, onRemove }: KeptFileProps) {
  const uploadText = useUploadText()
  const download = useDownload()
  const { fileName: file, filePath } = item
  const open = isPicture ? () => onPreview(filePath) : canDownload ? () => void download(item) : undefined
  const name = isCard ? <img src={fileAddress(filePath)} alt={file} loading="lazy" draggable={false} /> : file
  return (
    <li className="field-files-entry" title={file} {...(canMove && draggedBy(index, onMove))}>
      {!isCard && <PaperClipOutlined aria-hidden />}
      {open ? (
        <button
          type="button"
          className="field-files-name"
          aria-label={uploadText(isPicture ? 'preview' : 'download', { file })}
          onClick={open}
        >
          {name}
        </button>
      ) : (
        <span className="field-files-name">{name}</span>
      )}
      <span className="field-files-tools">
        <Tooltip title={uploadText('done')}>
          <CheckCircleOutlined className="is-done" role="img" aria-label={uploadText('done')} />
        </Tooltip>
        {canMove && (
          <>
            <Tool step="front" label={uploadText('toFront', { file })} onClick={() => onMove(index, index - 1, 'front')} />
            <Tool step="back" label={uploadText('toBack', { file })} onClick={() => onMove(index, index + 1, 'back')} />
          </>
        )}
        {canDownload && <Tool step="download" label={uploadText('download', { file })} onClick={() => void download(item)} />}
        {onRemove && <Tool step="remove" label={uploadText('remove', { file })} onClick={onRemove} />}
      </span>
    </li>
  )
}

const icons = { front: <LeftOutlined />, back: <RightOutlined />, download: <DownloadOutlined />, remove: <DeleteOutlined /> }

function Tool({ step, label, onClick }: { step: keyof typeof icons; label: string; onClick(): void }) {
  return <Button size="small" type="text" data-step={step} icon={icons[step]} aria-label={label} title={label} onClick={onClick} />
}

/** Moved by dragging it onto another place of its list. */
function draggedBy(index: number, onMove: KeptFileProps['onMove']) {
  const type = 'text/x-pagewright-file'
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(type, String(index)),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(type)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(type)
      if (from === '') return
      event.preventDefault()
      if (Number(from) !== index) onMove(Number(from), index, null)
    },
  }
}
