import { useEffect, useRef, useState } from 'react'
import { isPictureName, type UploadBase } from '../../../../schemas/fields/upload'
import type { FieldModel } from '../../../model/PageModel'
import { usePageHost } from '../../../session/PageHost'
import { KeptFile, type Step } from './KeptFile'
import { MovingEntry } from './MovingEntry'
import { useUploadText } from './uploadTexts'
import type { Uploads } from './useUploads'

interface FileListProps {
  field: FieldModel<UploadBase>
  uploads: Uploads
  disabled: boolean
  isPictures: boolean
  /** Shows the picture that is kept under the path. */
  onPreview(path: string): void
}

/** The files that are kept, in their order, and those on their way. */
export function FileList({ field, uploads, disabled, isPictures, onPreview }: FileListProps) {
  const { notify } = usePageHost()
  const uploadText = useUploadText()
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<{ place: number; step: Step | null; text: string } | null>(null)
  const { items, moving } = uploads
  // The focus goes along with the file that was moved.
  useEffect(() => {
    if (moved?.step) list.current?.children[moved.place]?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)?.focus()
  }, [moved])
  const move = (from: number, to: number, step: Step | null) => {
    if (!uploads.move(from, to)) return notify('warning', uploadText(to < from ? 'isFirst' : 'isLast'))
    setMoved({ place: to, step, text: uploadText('moved', { file: items[from]?.fileName ?? '', place: to + 1 }) })
  }
  if (items.length + moving.length === 0) return null
  return (
    <>
      <ul ref={list} className="field-files-list" aria-label={uploadText('files', { title: field.title })}>
        {items.map((item, index) => (
          <KeptFile
            key={`${index} ${item.filePath}`}
            item={item}
            index={index}
            isPicture={isPictures || isPictureName(item.filePath)}
            isCard={isPictures}
            canMove={!disabled && items.length > 1}
            canDownload={field.config.allowDownload !== false}
            onMove={move}
            onPreview={onPreview}
            onRemove={disabled || field.config.allowRemove === false ? undefined : () => uploads.remove(index)}
          />
        ))}
        {moving.map((one) => (
          <MovingEntry key={one.uid} {...one} onRetry={() => uploads.retry(one.uid)} onCancel={() => uploads.cancel(one.uid)} />
        ))}
      </ul>
      <span className="pw-visually-hidden" aria-live="polite">
        {moved?.text}
      </span>
    </>
  )
}
