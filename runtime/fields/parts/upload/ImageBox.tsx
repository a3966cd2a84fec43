import { PlusOutlined } from '@ant-design/icons'
import { Image, Upload } from 'antd'
import { useState } from 'react'
import type { UploadBase } from '../../../../schemas/fields/upload'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { useDownload } from './useDownload'
import { useUploads } from './useUploads'

/** Pictures as cards, with a preview over the page. Only types containing `image` are taken. */
export function ImageBox(props: InputProps<UploadBase>) {
  const { field, id, disabled } = props
  const { text, notify } = usePageHost()
  const uploads = useUploads(props)
  const download = useDownload()
  const [preview, setPreview] = useState<string | null>(null)
  const { allowDownload = true, allowRemove = true } = field.config
  return (
    <>
      <Upload
        listType="picture-card"
        accept="image/*"
        multiple={uploads.limit !== 1}
        disabled={disabled}
        fileList={uploads.files}
        beforeUpload={(file) => {
          if (file.type.includes('image')) return true
          notify('warning', text('fields.imagesOnly'))
          return Upload.LIST_IGNORE
        }}
        customRequest={uploads.send}
        onChange={uploads.follow}
        onRemove={uploads.remove}
        isImageUrl={() => true}
        onDownload={(file) => void download(file.fileName ?? '')}
        onPreview={(file) => setPreview(file.url ?? null)}
        showUploadList={{
          showDownloadIcon: (file) => allowDownload && file.status === 'done',
          showRemoveIcon: allowRemove && !disabled,
        }}
        locale={{
          uploading: text('fields.uploading'),
          removeFile: text('fields.remove'),
          downloadFile: text('fields.download'),
          uploadError: text('fields.uploadError'),
          previewFile: text('fields.preview'),
        }}
      >
        {!disabled && (
          <button type="button" className="field-picture" id={id} onBlur={props.onBlur} {...ariaOf(props)}>
            <PlusOutlined aria-hidden />
            {text('fields.uploadImage')}
          </button>
        )}
      </Upload>
      {preview && (
        <Image
          src={preview}
          alt={field.title}
          styles={{ root: { display: 'none' } }}
          preview={{ open: true, onOpenChange: (isOpen) => !isOpen && setPreview(null) }}
        />
      )}
    </>
  )
}
