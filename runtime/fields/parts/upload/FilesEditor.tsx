import { Button } from 'antd'
import type { ComponentType } from 'react'
import { readFileItems } from '../../../../schemas/fields/fileItems'
import type { UploadBase } from '../../../../schemas/fields/upload'
import { usePageHost } from '../../../session/PageHost'
import type { EditorProps, InputProps } from '../../FieldComponents'
import { LaterPopoverEditor } from '../laterPopoverEditor'

interface FilesEditorProps extends EditorProps<UploadBase> {
  Box: ComponentType<InputProps<UploadBase>>
}

const popupSize = { width: 520, height: 200 }

/** Files in a table cell: a pop-up of 520 × 200 over it. OK without a file says so. */
export function FilesEditor({ Box, onClose, ...props }: FilesEditorProps) {
  const { text, notify } = usePageHost()
  const files = readFileItems(props.value)
  const confirm = () => {
    if (files.length === 0) notify('error', text('fields.noFile'))
    else onClose()
  }
  return (
    <LaterPopoverEditor text={files.map((file) => file.fileName).join(', ')} onClose={onClose} keepsTab>
      <div className="field-files-popover" style={popupSize}>
        <div>
          <Box {...props} />
        </div>
        <Button type="primary" size="small" onClick={confirm}>
          {text('kit.ok')}
        </Button>
      </div>
    </LaterPopoverEditor>
  )
}
