import { PictureOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import type { ImageField } from '../../../../schemas/fields/image'
import { takesPicturesOnly, type UploadBase, uploadLimit } from '../../../../schemas/fields/upload'
import { Modal } from '../../../kit/Modal'
import { usePageHost } from '../../../session/PageHost'
import { wordedPart } from '../../../session/wordedPart'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { FileList } from './FileList'
import { PicturePreview } from './PicturePreview'
import { useUploadText } from './uploadTexts'
import { useUploads } from './useUploads'
import './upload.css'

const CropDialog = wordedPart('crop', () => import('./CropDialog'), 'CropDialog')

/** Files or pictures: chosen, dropped or pasted, with how far each one is, in an order that can be changed. */
export function FileBox(props: InputProps<UploadBase>) {
  const { field, disabled } = props
  const { notify } = usePageHost()
  const uploadText = useUploadText()
  const chooser = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [cropped, setCropped] = useState<readonly File[]>([])
  const isPictures = takesPicturesOnly(field.config)
  const uploads = useUploads(props, (file, reason) => {
    if (isPictures) setFailure(uploadText('errorReason', { reason }))
    else notify('error', `${uploadText('fileFailed', { file: file.name })} ${reason}`, uploadText('failedTitle'))
  })
  const { crop } = field.config as Partial<ImageField>
  const take = (files: readonly File[]) => {
    if (files.length === 0) return notify('warning', uploadText('filesOnly'))
    if (!crop) return uploads.take(files)
    setCropped((before) => [...before, ...files.filter((file) => file.type.includes('image'))])
    uploads.take(files.filter((file) => !file.type.includes('image')))
  }
  const receive = useReceived(disabled, take)
  const nextCrop = (file?: File) => {
    setCropped(cropped.slice(1))
    if (file) uploads.take([file])
  }
  return (
    <div className={`field-files${isPictures ? ' is-pictures' : ''}${receive.isOver ? ' is-over' : ''}`} {...receive.handlers}>
      {!disabled && (
        <div className="field-files-bar">
          <input
            ref={chooser}
            type="file"
            hidden
            accept={isPictures ? 'image/*' : undefined}
            multiple={uploadLimit(field.config) !== 1}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              if (files.length > 0) take(files)
            }}
          />
          <Button
            id={props.id}
            icon={isPictures ? <PictureOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
            danger={props.isInvalid}
            autoFocus={props.autoFocus}
            onBlur={props.onBlur}
            onClick={() => chooser.current?.click()}
            {...ariaOf(props)}
          >
            {uploadText(isPictures ? 'uploadImage' : 'upload')}
          </Button>
          <span className="pw-soft">{uploadText('dropHint')}</span>
        </div>
      )}
      <FileList {...{ field, uploads, disabled, isPictures }} onPreview={setPreview} />
      {preview !== null && <PicturePreview path={preview} title={field.title} onClosed={() => setPreview(null)} />}
      <Modal
        open={failure !== null}
        title={uploadText('errorTitle')}
        footer={(_, { OkBtn }) => <OkBtn />}
        onOk={() => setFailure(null)}
        onCancel={() => setFailure(null)}
      >
        <p role="alert">{failure}</p>
      </Modal>
      {crop && cropped[0] && (
        <CropDialog key={cropped.length} file={cropped[0]} aspect={crop.aspect} onTaken={nextCrop} onClose={() => nextCrop()} />
      )}
    </div>
  )
}

/** Files that are dropped or pasted; whether something is held over the box meanwhile. */
function useReceived(disabled: boolean, take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  if (disabled) return { isOver: false, handlers: {} }
  const bringsFiles = ({ dataTransfer }: DragEvent) => !dataTransfer.types.includes('text/x-pagewright-file')
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      },
      onPaste(event: ClipboardEvent) {
        event.preventDefault()
        take([...event.clipboardData.files])
      },
    },
  }
}
