import { UploadOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import type { UploadBase } from '../../../../schemas/fields/upload'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { useDownload } from './useDownload'
import { useUploads } from './useUploads'

/** Files: a button that uploads, and the list of what is there with download and removal. */
export function UploadBox(props: InputProps<UploadBase>) {
  const { field, id, disabled, isInvalid } = props
  const { text } = usePageHost()
  const uploads = useUploads(props)
  const download = useDownload()
  const { allowDownload = true, allowRemove = true } = field.config
  return (
    <Upload
      multiple={uploads.limit !== 1}
      disabled={disabled}
      fileList={uploads.files}
      customRequest={uploads.send}
      onChange={uploads.follow}
      onRemove={uploads.remove}
      onDownload={(file) => void download(file.fileName ?? '')}
      onPreview={(file) => void download(file.fileName ?? '')}
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
        <Button id={id} icon={<UploadOutlined />} danger={isInvalid} autoFocus={props.autoFocus} onBlur={props.onBlur} {...ariaOf(props)}>
          {text('fields.upload')}
        </Button>
      )}
    </Upload>
  )
}
